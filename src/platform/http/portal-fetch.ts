import type { TokenSource } from './token-source.ts'
import { SessionExpired } from './failure.ts'

/** Milliseconds until a call without an answer counts as failed. */
export const answerLimit = 20_000

/** The fetch of a signed-in member. */
export type PortalFetch = (request: Request) => Promise<Response>

/** What the calls of a signed-in member need. */
export type FetchPorts = {
  readonly access: TokenSource
  /** The language of the answers' texts: en-US or es-US. */
  readonly language: () => string
  /**
   * Whether the member is at work: a call while she is not, as a retry that happens by itself, does
   * not count as her activity.
   */
  readonly attended?: () => boolean
  /** The server called the access token invalid (2§8); it is being renewed. */
  readonly refused?: () => void
  /** The server said that the session is over. */
  readonly ended: () => void
  /**
   * Who frames the portal; in the workplace chat the edge keeps the session in cookies of that
   * frame.
   */
  readonly framer?: 'teams' | 'one-app' | null
  readonly fetch?: (request: Request, init: RequestInit) => Promise<Response>
  /**
   * Milliseconds until a call without a whole answer counts as failed; null for a stream, whose
   * reader watches over it.
   */
  readonly limit?: number | null
}

/**
 * Sends one call: Accept-Language, the header that writes need, and a limit on the wait. Rejects
 * with a TimeoutError when there is no answer in time, with a TypeError when the network is down.
 */
export function send(
  request: Request,
  ports: Pick<FetchPorts, 'language' | 'attended' | 'framer' | 'fetch' | 'limit'>,
): Promise<Response> {
  request.headers.set('Accept-Language', ports.language())
  if (request.method !== 'GET') request.headers.set('x-portal-request', '1')
  if (ports.framer === 'teams') request.headers.set('x-portal-frame', 'teams')
  if (ports.attended?.() === false) request.headers.set('x-portal-background', '1')
  const { limit = answerLimit } = ports
  const signal =
    limit === null ? request.signal : AbortSignal.any([request.signal, AbortSignal.timeout(limit)])
  return (ports.fetch ?? fetch)(request, { signal })
}

/**
 * A fetch for a signed-in member: carries the access token, renews it once when the server no
 * longer takes it, and ends the session when the server says that it is over, or calls the renewed
 * token invalid, too (2§8, GAP-074).
 */
export function createPortalFetch(ports: FetchPorts): PortalFetch {
  const attempt = async (request: Request, token: string) => {
    request.headers.set('Authorization', `Bearer ${token}`)
    const response = await send(request, ports)
    if (response.status !== 401) return { response }
    const body = (await response
      .clone()
      .json()
      .catch(() => null)) as { error?: unknown; code?: unknown } | null
    // An RPC says it in its status.
    return { response, refused: body?.code === 'unauthenticated' ? 'invalid_token' : body?.error }
  }
  return async (request) => {
    const again = request.clone()
    const token = ports.access.token() ?? (await ports.access.renew(null))
    const epoch = ports.access.epoch()
    const first = await attempt(request, token)
    if (first.response.status !== 401 || ports.access.epoch() !== epoch) return first.response
    if (first.refused === 'invalid_grant') {
      ports.ended()
      return first.response
    }
    ports.refused?.()
    const renewed = await ports.access.renew(token).catch((thrown: unknown) => {
      // The session is over: every other call would fail as well, and the member would be left
      // among screens that say so.
      if (thrown instanceof SessionExpired && ports.access.epoch() === epoch) ports.ended()
      throw thrown
    })
    // Signed out meanwhile: the call was of another session than the one that may be there by now,
    // and is not made in its name.
    if (ports.access.epoch() !== epoch) return first.response
    const second = await attempt(again, renewed)
    if (
      ports.access.epoch() === epoch &&
      (second.refused === 'invalid_grant' || second.refused === 'invalid_token')
    )
      ports.ended()
    return second.response
  }
}
