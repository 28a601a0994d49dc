// Cookies that both the edge and the portal read or write; all others belong to one of them.

/** Says that there may be a session (src/edge/sessions/session-cookies.ts). */
export const memberHint = '__Host-portal-member'
/** The language that this browser remembers, for the page that the edge draws. */
export const languageCookie = '__Host-portal-language'
/** What the edge draws a dashboard for (drawing/device-view.ts). */
export const viewCookie = '__Host-portal-view'
