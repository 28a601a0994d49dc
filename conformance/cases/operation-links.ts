import { fieldsOf, pointerOf } from '../contract/json.ts'
import { operationsOf, type Operation } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import { shownRequests, type CaseSource } from './case-context.ts'
import type { CaseCredentials, CaseStep } from './test-case.ts'
import { boundOf, requestOf } from './request-draft.ts'

/** The calls that create or find a resource of an operation, and the parameters that they bind. */
export interface OperationLink {
  /** The id of the first operation. */
  readonly name: string
  readonly source: Operation
  readonly before: readonly CaseStep[]
  readonly bound: Readonly<Record<string, string>>
}

interface Link {
  readonly source: Operation
  readonly target: string
  /** Parameter names and JSON pointers to their values in the source's response. */
  readonly takes: Readonly<Record<string, string>>
}

/** The `links` of the contract whose values are in the response body. */
const documentedLinks = ({ document }: CaseSource, source: Operation): Link[] =>
  [...source.answers]
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { pointer }]) =>
      Object.keys(fieldsOf(fieldsOf(document.follow(pointer).value)['links'])).flatMap(
        (name): Link[] => {
          const link = fieldsOf(document.follow(`${pointer}${pointerOf('links', name)}`).value)
          const takes = Object.entries(fieldsOf(link['parameters'])).flatMap(
            ([parameter, text]): [string, string][] => {
              const place = /^\$response\.body#(\/.*)$/.exec(String(text))?.[1]
              return place === undefined ? [] : [[parameter.replace(/^path\./, ''), place]]
            },
          )
          return typeof link['operationId'] === 'string' && takes.length > 0
            ? [{ source, target: link['operationId'], takes: Object.fromEntries(takes) }]
            : []
        },
      ),
    )

/** Links `POST /things` to `/things/{id}` if the created resource has that field. */
const plainLinks = (
  { document }: CaseSource,
  source: Operation,
  all: readonly Operation[],
): Link[] => {
  if (source.method !== 'POST') return []
  const schema = [...source.answers].find(([status]) => status === '201' || status === '200')?.[1]
    .media[0]?.schema
  const fields =
    schema === undefined || schema === null
      ? {}
      : fieldsOf(fieldsOf(document.follow(schema).value)['properties'])
  return all.flatMap((each): Link[] => {
    const name = each.path.startsWith(`${source.path}/{`)
      ? /^\{([^}]+)\}$/.exec(each.path.slice(source.path.length + 1))?.[1]
      : undefined
    return name !== undefined && name in fields
      ? [{ source, target: each.id, takes: { [name]: pointerOf(name) } }]
      : []
  })
}

const known = new WeakMap<object, Link[]>()

export function linksOf(making: CaseSource): Link[] {
  const found = known.get(making.document)
  if (found !== undefined) return found
  const all = operationsOf(making.document)
  const links = all.flatMap((source) => [
    ...documentedLinks(making, source),
    ...plainLinks(making, source, all),
  ])
  const once = [
    ...new Map(
      links.toReversed().map((link) => [`${link.source.id} ${link.target}`, link]),
    ).values(),
  ].reverse()
  known.set(making.document, once)
  return once
}

/**
 * All links to an operation with the credentials of a persona. `which` selects one of the source's
 * example requests.
 */
export function linksTo(
  making: CaseSource,
  operation: Operation,
  target: Target,
  bearer: CaseCredentials,
  which = 0,
): OperationLink[] {
  return linksOf(making)
    .filter((link) => link.target === operation.id)
    .flatMap(({ source, takes }): OperationLink[] => {
      const all = shownRequests(making, source)
      const shown = all[which % Math.max(1, all.length)]
      if (shown === undefined || source.id in target.skip) return []
      const keep = Object.fromEntries(
        Object.entries(takes).map(([name, pointer]) => [`link_${name}`, pointer]),
      )
      const step: CaseStep = {
        operation: source.id,
        request: requestOf(source, shown.draft, bearer, boundOf(source, target)),
        keep,
      }
      return [
        {
          name: source.id,
          source,
          before: [step],
          bound: Object.fromEntries(Object.keys(takes).map((name) => [name, `$link_${name}`])),
        },
      ]
    })
}
