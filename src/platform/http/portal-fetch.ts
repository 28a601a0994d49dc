import type { TokenSource } from './token-source.ts'
import { SessionExpired } from './failure.ts'
import { correctClock } from '../time/current-time.ts'

/** Timeout of a call in milliseconds. */
export const answerLimit = 20_000

/** The fetch of a signed-in member. */
export type PortalFetch = (request: Request) => Promise<Response>

/** The ports of a signed-in member's calls. */
export type FetchPorts = {
  readonly access: TokenSource
  /** The language of texts in answers: en-US or es-US. */
  readonly language: () => string
  /**
   * Whether the member is active. A call without activity, such as an automatic retry, does not
   * extend the session.
   */
  readonly attended?: () => boolean
  /** Called when a call refuses the access token (2§8); it is being renewed. */
  readonly refused?: () => void
  /** Called when the server refused to renew the token, which ends the session. */
  readonly ended: () => void
  /** The framing app. In Teams the edge uses the partitioned cookies of the frame. */
  readonly framer?: 'teams' | 'one-app' | null
  readonly fetch?: (request: Request, init: RequestInit) => Promise<Response>
  /**
   * Timeout of a complete answer in milliseconds; null for a stream, whose reader has its own
   * watchdog.
   */
  readonly limit?: number | null
}

/**
 * Sends one call with Accept-Language, the header that writes need, and a timeout. Rejects with a
 * TimeoutError after the timeout and a TypeError without a network. Its answer corrects the clock.
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
  return (ports.fetch ?? fetch)(request, { signal }).then((answer) => {
    correctClock(answer)
    return answer
  })
}

/** Milliseconds for which a token that replaced a refused one is not renewed again. */
export const renewalPause = 60_000

/**
 * Creates the fetch of a signed-in member. It adds the access token, and renews it and repeats the
 * call once when the server answers 401 (2§8, GAP-074).
 *
 * Only a refused renewal ends the session. A call that refuses the renewed token, too, fails alone
 * with its 401: its service is at fault, because the session's own call has just confirmed the
 * session (docs/decisions/0097-only-the-session-ends-itself.md).
 */
export function createPortalFetch(ports: FetchPorts): PortalFetch {
  /** The newest token that replaced a refused one, and when; by the monotonic clock. */
  let replacement = { token: '', at: -Infinity }
  const attempt = (request: Request, token: string) => {
    request.headers.set('Authorization', `Bearer ${token}`)
    return send(request, ports)
  }
  return async (request) => {
    const again = request.clone()
    const token = ports.access.token() ?? (await ports.access.renew(null))
    const epoch = ports.access.epoch()
    const first = await attempt(request, token)
    if (first.status !== 401 || ports.access.epoch() !== epoch) return first
    if (token === replacement.token && performance.now() - replacement.at < renewalPause)
      return first
    ports.refused?.()
    const renewed = await ports.access.renew(token).catch((thrown: unknown) => {
      // The session is over. Every other call would fail too, so all screens would show errors.
      if (thrown instanceof SessionExpired && ports.access.epoch() === epoch) ports.ended()
      throw thrown
    })
    // The member signed out in the meantime. The call must not be repeated in another session.
    if (ports.access.epoch() !== epoch) return first
    if (renewed !== replacement.token) replacement = { token: renewed, at: performance.now() }
    // The browser keeps the connection of a response until its body is read or cancelled.
    void first.body?.cancel()
    return attempt(again, renewed)
  }
}
