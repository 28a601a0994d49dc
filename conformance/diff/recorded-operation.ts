import { type Operation } from '../contract/operation.ts'
import { addressOf, type Target } from '../runner/target/target.ts'
import type { RecordedExchange } from './recorded-exchange.ts'
import type { Reading } from './drift.ts'

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\*]/g, '\\$&')

const formOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{[^}]+\}/)
      .map(escaped)
      .join('[^/]+')}$`,
  )

/**
 * The candidate contract paths of a URL: by the bases of the target, else without its first
 * segments.
 */
const pathsOf = (target: Target, url: URL): string[] => {
  const bare = `${url.origin}${url.pathname}`
  const byBase = target.bases
    .flatMap(({ address, strip }) =>
      bare.startsWith(address) ? [`${strip}${bare.slice(address.length)}`] : [],
    )
    .filter((path) => addressOf(target, path) === bare)
  const parts = url.pathname.split('/')
  return [
    ...byBase,
    ...[1, 2, 3]
      .filter((from) => from < parts.length)
      .map((from) => `/${parts.slice(from).join('/')}`),
  ]
}

/** The matching operation with the fewest path parameters. */
export function operationAt(
  { operations, target }: Reading,
  { method, url }: RecordedExchange,
): Operation | undefined {
  const paths = pathsOf(target, url)
  const ordered = operations.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  return paths
    .map((path) => ordered.find((each) => each.method === method && formOf(each.path).test(path)))
    .find((each) => each !== undefined)
}
