import { isFailure, NotAllowed, Offline, Refused, SessionExpired, TooMany, Unavailable, ContractBroken, type Failure } from './failure.ts'
import type { PortalFetch } from './portal-fetch.ts'

/**
 * Asks one unary RPC in the JSON form of the Connect protocol. This one is small enough for the dashboard's first load; the generated
 * clients, which weigh 35 kB with their message runtime, are for what is streamed and loaded later. Rejects with a Failure.
 */
export async function askRpc(fetch: PortalFetch, rpc: { readonly operationId: string; readonly doorPath: string }, request: object, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(
    new Request(new URL(rpc.doorPath, location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Connect-Protocol-Version': '1' },
      body: JSON.stringify(request),
      signal,
    }),
  ).catch((thrown: unknown) => Promise.reject(signal.aborted ? thrown : unreached(thrown)))
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok && body !== undefined) return body
  if (response.ok) throw new ContractBroken({ operation: rpc.operationId, problem: 'body of status 200' })
  throw rpcFailure(response, body)
}

function unreached(thrown: unknown): Failure {
  if (isFailure(thrown)) return thrown
  return thrown instanceof DOMException && thrown.name === 'TimeoutError' ? new Unavailable({}) : new Offline()
}

/** An error answer by its gRPC status name (2§8); one without a name, as of the edge, by its HTTP status. */
export function rpcFailure(response: Response, body: unknown): Failure {
  const { code, message } = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown; message?: unknown }
  const said = typeof message === 'string' ? message : undefined
  const wait = Number(response.headers.get('Retry-After') ?? NaN)
  const retryAfter = Number.isNaN(wait) ? undefined : wait
  switch (typeof code === 'string' ? code : response.status) {
    case 'unauthenticated':
    case 401:
      return new SessionExpired()
    case 'permission_denied':
    case 403:
      return new NotAllowed({ said, mfa: false })
    case 'resource_exhausted':
    case 429:
      return new TooMany({ retryAfter })
    case 'invalid_argument':
    case 'not_found':
    case 'already_exists':
    case 'failed_precondition':
    case 'out_of_range':
    case 400:
    case 404:
      return new Refused({ status: response.status, said, details: [] })
    default:
      return new Unavailable({ retryAfter })
  }
}
