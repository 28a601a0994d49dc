// Written by `npm run generate` from contracts/. Do not edit.
import { secondsOf } from '../retry-after.ts'
import { noteDeprecation } from '../deprecation.ts'
import { readableBody } from '../readable-body.ts'
import { tagged } from '../entity-tag.ts'
import { rpcCodes, RpcProblem, type RpcCode } from './problem.ts'

/**
 * The client of unary RPCs. It implements the JSON form of the Connect protocol itself, because a message runtime and a transport
 * are too large for a page's first load. Streams use @connectrpc/connect-web.
 */
export interface RpcClient {
  /** `https://host`; empty for the page's own origin. */
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
}

/** Options of a single call besides its request. */
export interface RpcInit {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

export const createRpcClient = ({ baseUrl = '', fetch = globalThis.fetch }: Partial<RpcClient> = {}): RpcClient => ({ baseUrl: baseUrl.replace(/\/$/, ''), fetch })

/** Returns the JSON of the response or throws an `RpcProblem`. An abort is rethrown unchanged. */
export const askRpc = async <Response>(client: RpcClient, operationId: string, path: string, request: object, { signal, headers }: RpcInit): Promise<Response> => {
  const asked = new Request(new URL(client.baseUrl + path, globalThis.location?.origin), {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Connect-Protocol-Version': '1' },
    body: JSON.stringify(readableBody(request)),
    ...(signal && { signal }),
  })
  const response = await client.fetch(asked).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new RpcProblem(operationId, 'unreached', 'unavailable', { cause })
  })
  noteDeprecation(operationId, response.headers)
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (signal?.aborted) throw cause
  })
  if (!response.ok) throw problemOf(operationId, response, body)
  if (typeof body !== 'object' || body === null) throw new RpcProblem(operationId, 'unreadable', 'internal')
  // The caller's Schema validates the body; the type is the contract's expectation.
  return tagged(body as Response, response.headers.get('etag'))
}

const problemOf = (operationId: string, response: Response, body: unknown): RpcProblem => {
  const { code, message } = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown; message?: unknown }
  const retryAfter = secondsOf(response.headers.get('retry-after'))
  return new RpcProblem(operationId, 'answered', rpcCodes.find((each) => each === code) ?? codeOfStatus[response.status] ?? 'unknown', {
    reference: response.headers.get('x-request-id'),
    ...(typeof message === 'string' && { rawMessage: message }),
    retryAfter,
  })
}

/** The Connect code of an HTTP status without a Connect error, from the protocol's table; also 504, which a proxy returns after a timeout. */
const codeOfStatus: Readonly<Partial<Record<number, RpcCode>>> = {
  400: 'internal', 401: 'unauthenticated', 403: 'permission_denied', 404: 'unimplemented', 429: 'unavailable', 502: 'unavailable', 503: 'unavailable', 504: 'unavailable',
}
