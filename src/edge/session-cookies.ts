/** HttpOnly, sealed: the refresh token. Set by sign-in and refresh only. */
export const sessionCookie = '__Host-portal-session'
/** HttpOnly, sealed: when the member last did something. */
export const activityCookie = '__Host-portal-activity'
/** Readable: that a session exists (2§3 `isAuthenticated`), and whether it is still the same one and the same renewal, for the tabs of a browser. Says nothing else. No other host can set it: it would have the tabs start anew. */
export const presenceCookie = '__Host-portal-presence'

// No Max-Age: they end with the browser, and long before that by the idle clock. `Secure` holds on http://localhost too.
const sealedAttributes = 'Path=/; Secure; HttpOnly; SameSite=Strict'
const presenceAttributes = 'Path=/; Secure; SameSite=Strict'

export const setSession = (sealed: string): string => `${sessionCookie}=${sealed}; ${sealedAttributes}`
export const setActivity = (sealed: string): string => `${activityCookie}=${sealed}; ${sealedAttributes}`
/** `session` differs between sessions, `turn` with each renewal of one; neither is of use to anybody. */
export const setPresence = (session: string, turn: string): string => `${presenceCookie}=${session}.${turn}; ${presenceAttributes}`

/** HttpOnly, sealed: which second step of sign-in this browser is in. */
export const challengeCookie = '__Host-portal-challenge'
/** HttpOnly, sealed: the token of a device that its member trusts. */
export const deviceCookie = '__Host-portal-device'

/** An MFA token lives as long (15 minutes). */
export const setChallenge = (sealed: string): string => `${challengeCookie}=${sealed}; Max-Age=900; ${sealedAttributes}`
export const clearChallenge = `${challengeCookie}=; Max-Age=0; ${sealedAttributes}`
/** 30 days, over sign-outs; the server counts them itself. */
export const setDevice = (sealed: string): string => `${deviceCookie}=${sealed}; Max-Age=2592000; ${sealedAttributes}`

export const clearCookies: readonly string[] = [
  `${sessionCookie}=; Max-Age=0; ${sealedAttributes}`,
  `${activityCookie}=; Max-Age=0; ${sealedAttributes}`,
  `${presenceCookie}=; Max-Age=0; ${presenceAttributes}`,
]

/** The first cookie of that name in a Cookie header; sealed values hold no character that needs decoding. */
export function readCookie(cookieHeader: string | undefined, name: string): string | undefined {
  for (const pair of cookieHeader?.split(';') ?? []) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return undefined
}

/** Whether a Cookie header holds any cookie of a session, good or not. */
export const hasSessionCookie = (cookieHeader: string | undefined): boolean =>
  [sessionCookie, activityCookie, presenceCookie].some((name) => readCookie(cookieHeader, name) !== undefined)
