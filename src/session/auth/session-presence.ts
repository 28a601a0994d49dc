import { visit } from '../startup/visit.ts'

/** In the workplace chat's frame the cookies are that frame's own. */
const name = visit.framer === 'teams' ? '__Host-portal-teams-presence' : '__Host-portal-presence'

/**
 * What the edge's readable cookie says (docs/quality.md#d2): that there is a session. `session`
 * differs between sessions, `turn` with each renewal of one. It proves nothing; the sealed cookie
 * does.
 */
export type Presence = { readonly session: string; readonly turn: string }

export function readPresence(cookies: string = document.cookie): Presence | null {
  for (const cookie of cookies.split(';')) {
    const [found, value = ''] = cookie.trim().split('=')
    if (found !== name || value === '') continue
    const [session = '', turn = ''] = value.split('.')
    return { session, turn }
  }
  return null
}

/** Whether a session exists (USER-025). */
export function hasPresence(cookies?: string): boolean {
  return readPresence(cookies) !== null
}

/**
 * Removes the readable cookie: a page that opens finds no session, also while the edge cannot be
 * reached to remove the sealed one.
 */
export function hidePresence(): void {
  document.cookie = `${name}=; Max-Age=0; Path=/; Secure; ${visit.framer === 'teams' ? 'SameSite=None; Partitioned' : 'SameSite=Strict'}`
}
