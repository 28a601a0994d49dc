import type { DescMethod } from '@bufbuild/protobuf'
import { MethodOptions_IdempotencyLevel } from '@bufbuild/protobuf/wkt'
import type { Page } from 'playwright'
import { services } from '../../../generated/proto/services.ts'
import { normalized } from '../normalized-text.ts'

type Rpc = { readonly name: string; readonly method: DescMethod }

const rpcs: ReadonlyMap<string, Rpc> = new Map(
  Object.values(services).flatMap(({ name, typeName, methods }) =>
    methods.map((method): [string, Rpc] => [`${typeName}/${method.name}`, { name, method }]),
  ),
)
const rpcAt = (pathname: string) => rpcs.get(pathname.split('/').slice(-2).join('/'))

/** Calls that only keep the session going. */
const sessionCalls =
  /^\/session\/activity|^\/client-report|\/auth\/refresher$|\/GetCredentials$|\/StreamEvents$/

/** Whether a request may change what the server keeps. */
export function isWrite(method: string, address: string): boolean {
  const { pathname } = new URL(address)
  if (method === 'GET' || sessionCalls.test(pathname)) return false
  return rpcAt(pathname)?.method.idempotency !== MethodOptions_IdempotencyLevel.NO_SIDE_EFFECTS
}

/** A call that may change something; its body, which only the page knows, comes later. */
export interface SentCall {
  readonly method: string
  readonly address: string
}

/** Runs before the page: keeps the bodies of calls, which a browser does not tell of a `Request`. */
export function keepBodies(): void {
  const bodies: Promise<readonly [call: string, body: string]>[] = []
  Object.assign(window, { bodies })
  const send = window.fetch
  window.fetch = (...asked) => {
    const [request] = asked
    if (request instanceof Request && request.method !== 'GET') {
      const call = `${request.method} ${request.url}`
      bodies.push(
        request
          .clone()
          .text()
          .then(
            (body) => [call, body] as const,
            () => [call, ''] as const,
          ),
      )
    }
    return send(...asked)
  }
}

/** The calls in words, in a fixed order: those that begin together have none. */
export async function wordsOfCalls(page: Page, sent: readonly SentCall[]): Promise<string[]> {
  const bodies = await page.evaluate(() =>
    Promise.all((window as unknown as { bodies: Promise<[string, string]>[] }).bodies.splice(0)),
  )
  return sent
    .map(({ method, address }) => {
      const at = bodies.findIndex(([call]) => call === `${method} ${address}`)
      return sentCall(method, address, at === -1 ? '' : (bodies.splice(at, 1)[0]?.[1] ?? ''))
    })
    .toSorted()
}

/** So much of a body is kept. */
const limit = 400

/** A call in words: its operation and what it says. */
export function sentCall(method: string, address: string, body: string): string {
  const { pathname } = new URL(address)
  const rpc = rpcAt(pathname)
  const path = pathname.replaceAll(/(?<=\/)(?=[\w-]*\d)[\w-]{12,}/g, '<id>')
  const name = rpc === undefined ? `${method} ${path}` : `${rpc.name}/${rpc.method.name}`
  const said = body.replaceAll(/"(?=[\w-]*\d)[\w-]{16,}"/g, '"<id>"')
  const kept = said.length > limit ? `${said.slice(0, limit)}…` : said
  return normalized(`sends: ${name} ${kept}`.trim())
}
