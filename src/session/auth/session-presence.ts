import { memberHint } from '#platform/model/shared-cookies.ts'
import { visit } from '../startup/visit.ts'

/** In Teams the cookies are partitioned to that frame. */
const name = visit.framer === 'teams' ? '__Host-portal-teams-presence' : '__Host-portal-presence'

/**
 * The edge's readable presence cookie (docs/quality.md#d2). `session` differs between sessions,
 * `turn` with each renewal. The cookie proves nothing; the encrypted cookie does.
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
 * Removes the presence cookie, and the hint for the edge (session-cookies.ts). The next page finds
 * no session, even when the edge is unreachable and the encrypted cookie remains.
 */
export function hidePresence(): void {
  const site = visit.framer === 'teams' ? 'None; Partitioned' : 'Lax'
  for (const cookie of [name, memberHint])
    document.cookie = `${cookie}=; Max-Age=0; Path=/; Secure; SameSite=${site}`
}
