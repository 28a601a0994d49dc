import { memberHint } from '#platform/model/shared-cookies.ts'
import { header, type RequestContext } from '../http/request-context.ts'
import { frameOf } from '../http/frame-cookie.ts'
import { readCookie } from '../http/read-cookie.ts'

/**
 * The cookies of a session. All use the `__Host-` prefix and end with the browser; `Secure` cookies
 * also work on http://localhost.
 */
export interface CookieJar {
  /** HttpOnly and encrypted: the refresh token. Only sign-in and refresh set it. */
  readonly session: string
  /** HttpOnly and encrypted: the time of the last activity. */
  readonly activity: string
  /**
   * Readable by scripts: whether a session exists (2§3 `isAuthenticated`), and whether it is the
   * same one, for other tabs.
   */
  readonly presence: string
  /** HttpOnly and encrypted: the pending second step. */
  readonly challenge: string
  /** HttpOnly and encrypted: the token of a trusted device. */
  readonly device: string
  /** HttpOnly and encrypted: accounts whose password was right in this browser. */
  readonly known: string
  readonly sameSite: string
}

const jar = (prefix: string, sameSite: string): CookieJar => ({
  session: `${prefix}session`,
  activity: `${prefix}activity`,
  presence: `${prefix}presence`,
  challenge: `${prefix}challenge`,
  device: `${prefix}device`,
  known: `${prefix}known`,
  sameSite,
})

/** Cookies of the portal in its own tab, or in a same-site frame. */
export const ownJar: CookieJar = jar('__Host-portal-', 'SameSite=Strict')

/**
 * Cookies of the portal in a Teams frame, where Strict cookies are not sent. They are partitioned
 * and separate from the other jar.
 */
export const teamsJar: CookieJar = jar('__Host-portal-teams-', 'SameSite=None; Partitioned')

/**
 * Returns the jar of a call. The framed one needs the frame cookie and a header that other sites
 * cannot send.
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
 * Unlike the session, the hint comes with a link from a mail, so that the edge does not take a
 * member for a visitor (decision 133). Nothing else depends on it.
 */
const hintAttributes = 'Path=/; Secure; SameSite=Lax'

/** Returns the hint of a jar; frames need none. */
export function setHint(jar: CookieJar): readonly string[] {
  return jar === ownJar ? [`${memberHint}=1; ${hintAttributes}`] : []
}

/** `session` changes with each session, `turn` with each renewal; neither is secret. */
export function setPresence(jar: CookieJar, session: string, turn: string): string {
  return `${jar.presence}=${session}.${turn}; Path=/; Secure; ${jar.sameSite}`
}

/** 15 minutes, as long as an MFA token. */
export function setChallenge(jar: CookieJar, value: string): string {
  return sealed(jar.challenge, value, jar, 'Max-Age=900; ')
}
export function clearChallenge(jar: CookieJar): string {
  return sealed(jar.challenge, '', jar, 'Max-Age=0; ')
}
/** 30 days, across sign-outs. */
const ofDevice = 'Max-Age=2592000; '

/** The server enforces a limit of its own. */
export function setDevice(jar: CookieJar, value: string): string {
  return sealed(jar.device, value, jar, ofDevice)
}
export function setKnown(jar: CookieJar, value: string): string {
  return sealed(jar.known, value, jar, ofDevice)
}

export function clearCookies(jar: CookieJar): readonly string[] {
  return [
    sealed(jar.session, '', jar, 'Max-Age=0; '),
    sealed(jar.activity, '', jar, 'Max-Age=0; '),
    `${jar.presence}=; Max-Age=0; Path=/; Secure; ${jar.sameSite}`,
    ...(jar === ownJar ? [`${memberHint}=; Max-Age=0; ${hintAttributes}`] : []),
  ]
}

/** Returns whether a Cookie header contains a session cookie, valid or not. */
export function hasSessionCookie(
  { session, activity, presence }: CookieJar,
  cookieHeader: string | undefined,
): boolean {
  return [session, activity, presence].some((name) => readCookie(cookieHeader, name) !== undefined)
}
