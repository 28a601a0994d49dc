import type { ServerResponse } from 'node:http'
import { Agent, request } from 'undici'
import type { Operation } from '../contract/operation.ts'
import { publicConnection } from '../runner/http/connection.ts'
import { http2Client } from '../runner/http/http2.ts'
import { MAX_RESPONSE_BYTES } from '../runner/http/http-client.ts'
import { listenBoth, type Incoming, type OutgoingResponse } from './http1-and-2-server.ts'
import type { MutantRequest, ForwardRequest, Defect, MutantResponse } from './mutants/mutant.ts'

/**
 * A proxy that applies one mutant at a time to the traffic of a server; null forwards it unchanged.
 */
export interface MutantProxy {
  readonly address: string
  activate(defect: Defect | null): void
  close(): Promise<void>
}

const hop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'host',
  'expect',
  'upgrade',
])

/** RPCs by path: at their prefix, and at the root for gRPC clients. */
export function rpcPaths(operations: Iterable<Operation>): Map<string, string> {
  return new Map(
    [...operations].flatMap(({ id, path, rpc }) =>
      rpc === undefined
        ? []
        : ([
            [path, id],
            [`/${rpc.procedure}`, id],
          ] as [string, string][]),
    ),
  )
}

const flat = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined || name.startsWith(':') || hop.has(name)
        ? []
        : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )

/**
 * Forwards requests to the server over the same HTTP version. `left` aborts when the client
 * disconnects.
 */
const forwarder = (
  upstream: string,
): {
  forward: (incoming: MutantRequest, left: AbortSignal) => Promise<MutantResponse>
  close: () => Promise<void>
} => {
  const agent = new Agent({ connections: 16 })
  const http2 = http2Client({
    limit: 30_000,
    connection: publicConnection,
    longest: MAX_RESPONSE_BYTES,
  })
  return {
    forward: async ({ method, url, headers, body, http }, left) => {
      if (http === '2') {
        const response = await http2.send({
          method,
          url: `${upstream}${url}`,
          headers: Object.entries(headers),
          body: body.length === 0 ? null : body,
          http,
        })
        if (response.kind === 'broken') throw new Error(response.by)
        return {
          status: response.status,
          headers: flat(Object.fromEntries(response.headers)),
          body: response.body,
          ...(response.trailers === undefined
            ? {}
            : { trailers: Object.fromEntries(response.trailers) }),
        }
      }
      const answer = await request(`${upstream}${url}`, {
        dispatcher: agent,
        method: method as 'GET',
        headers,
        body: body.length === 0 ? null : body,
        signal: left,
      })
      return {
        status: answer.statusCode,
        headers: flat(answer.headers),
        body: Buffer.from(await answer.body.arrayBuffer()),
      }
    },
    close: async () => {
      http2.close()
      await agent.destroy()
    },
  }
}

const send = (
  outgoing: OutgoingResponse,
  { status, headers, body, trailers }: MutantResponse,
): void => {
  // Both types of response have these methods; their overloads in Node's types differ.
  const out = outgoing as ServerResponse
  out.writeHead(status, headers)
  if (trailers !== undefined) out.addTrailers(trailers)
  out.end(body)
}

export async function openMutantProxy(
  upstream: string,
  find: (method: string, url: string) => string | null,
): Promise<MutantProxy> {
  let active: Defect | null = null
  const { forward, close } = forwarder(upstream)
  const handle = (incoming: Incoming, outgoing: OutgoingResponse): void => {
    const chunks: Buffer[] = []
    const leaving = new AbortController()
    outgoing.once('close', () => leaving.abort())
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const { method = 'GET', url = '/' } = incoming
      const asked: MutantRequest = {
        operation: find(method, url),
        method,
        url,
        headers: flat(incoming.headers),
        body: Buffer.concat(chunks),
        left: leaving.signal,
        ...(incoming.httpVersionMajor === 2 ? { http: '2' } : {}),
      }
      const onwards: ForwardRequest = (each) => forward(each, leaving.signal)
      const changed = active === null ? onwards(asked) : active.answer(asked, onwards)
      const hangUp = (): void =>
        void ('stream' in incoming ? incoming.stream.close(2) : incoming.socket.destroy())
      changed.then((answer) => (answer === null ? hangUp() : send(outgoing, answer)), hangUp)
    })
  }
  const { address, close: shut } = await listenBoth(handle)
  return {
    address,
    activate: (next) => void (active = next),
    close: async () => {
      await shut()
      await close()
    },
  }
}
