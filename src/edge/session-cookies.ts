/** HttpOnly, sealed: the refresh token. Set by sign-in and refresh only. */
export const sessionCookie = '__Host-portal-session'
/** HttpOnly, sealed: when the member last did something. */
export const activityCookie = '__Host-portal-activity'
/** Readable, says only that a session exists (2§3 `isAuthenticated`). */
export const presenceCookie = 'portal-session'

// No Max-Age: they end with the browser, and long before that by the idle clock. `Secure` holds on http://localhost too.
const sealedAttributes = 'Path=/; Secure; HttpOnly; SameSite=Strict'
const presenceAttributes = 'Path=/; Secure; SameSite=Strict'

export const setSession = (sealed: string): string => `${sessionCookie}=${sealed}; ${sealedAttributes}`
export const setActivity = (sealed: string): string => `${activityCookie}=${sealed}; ${sealedAttributes}`
export const setPresence = `${presenceCookie}=1; ${presenceAttributes}`

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
