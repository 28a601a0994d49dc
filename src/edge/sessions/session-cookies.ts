import { header, type RequestContext } from '../http/request-context.ts'
import { frameOf } from '../http/frame-cookie.ts'
import { readCookie } from '../http/read-cookie.ts'

/**
 * The cookies of one session. All are `__Host-`: no other host can set one. No Max-Age: they end
 * with the browser, and long before that by the idle clock. `Secure` holds on http://localhost too.
 */
export interface CookieJar {
  /** HttpOnly, sealed: the refresh token. Set by sign-in and refresh only. */
  readonly session: string
  /** HttpOnly, sealed: when the member last did something. */
  readonly activity: string
  /**
   * Readable: that a session exists (2§3 `isAuthenticated`), and whether it is still the same one
   * and the same renewal, for the tabs of a browser. Says nothing else.
   */
  readonly presence: string
  /** HttpOnly, sealed: which second step of sign-in this browser is in. */
  readonly challenge: string
  /** HttpOnly, sealed: the token of a device that its member trusts. */
  readonly device: string
  readonly sameSite: string
}

const jar = (prefix: string, sameSite: string): CookieJar => ({
  session: `${prefix}session`,
  activity: `${prefix}activity`,
  presence: `${prefix}presence`,
  challenge: `${prefix}challenge`,
  device: `${prefix}device`,
  sameSite,
})

/** The portal in a tab of its own, or in a frame of the same site. */
export const ownJar: CookieJar = jar('__Host-portal-', 'SameSite=Strict')

/**
 * The portal in a frame of the workplace chat, where the browser sends no Strict cookie: each site
 * that frames has a jar of its own (Partitioned), so nothing of it is sent with a request from
 * anywhere else, and it holds nothing of the other jar.
 */
export const teamsJar: CookieJar = jar('__Host-portal-teams-', 'SameSite=None; Partitioned')

/**
 * Which jar a call is about: the framed one only for a page that the edge itself gave to the chat's
 * frame, and that says so by a header no other site can send.
 */
export function jarOf({ req }: Pick<RequestContext, 'req'>): CookieJar {
  return header(req, 'x-portal-frame') === 'teams' && frameOf(header(req, 'cookie')) === 'teams'
    ? teamsJar
    : ownJar
}

const sealed = (name: string, value: string, { sameSite }: CookieJar, life = ''): string =>
  `${name}=${value}; ${life}Path=/; Secure; HttpOnly; ${sameSite}`

export function setSession(jar: CookieJar, value: string): string {
  return sealed(jar.session, value, jar)
}
export function setActivity(jar: CookieJar, value: string): string {
  return sealed(jar.activity, value, jar)
}
/**
 * `session` differs between sessions, `turn` with each renewal of one; neither is of use to
 * anybody.
 */
export function setPresence(jar: CookieJar, session: string, turn: string): string {
  return `${jar.presence}=${session}.${turn}; Path=/; Secure; ${jar.sameSite}`
}

/** An MFA token lives as long (15 minutes). */
export function setChallenge(jar: CookieJar, value: string): string {
  return sealed(jar.challenge, value, jar, 'Max-Age=900; ')
}
export function clearChallenge(jar: CookieJar): string {
  return sealed(jar.challenge, '', jar, 'Max-Age=0; ')
}
/** 30 days, over sign-outs; the server counts them itself. */
export function setDevice(jar: CookieJar, value: string): string {
  return sealed(jar.device, value, jar, 'Max-Age=2592000; ')
}

export function clearCookies(jar: CookieJar): readonly string[] {
  return [
    sealed(jar.session, '', jar, 'Max-Age=0; '),
    sealed(jar.activity, '', jar, 'Max-Age=0; '),
    `${jar.presence}=; Max-Age=0; Path=/; Secure; ${jar.sameSite}`,
  ]
}

/** Whether a Cookie header holds any cookie of a session, good or not. */
export function hasSessionCookie(
  { session, activity, presence }: CookieJar,
  cookieHeader: string | undefined,
): boolean {
  return [session, activity, presence].some((name) => readCookie(cookieHeader, name) !== undefined)
}
