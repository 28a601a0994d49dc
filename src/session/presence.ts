/**
 * What the edge's readable cookie says (quality.md D2): that there is a session. `session` differs between sessions, `turn` with each
 * renewal of one. It proves nothing; the sealed cookie does.
 */
export type Presence = { readonly session: string; readonly turn: string }

export function readPresence(cookies: string = document.cookie): Presence | null {
  for (const cookie of cookies.split(';')) {
    const [name, value = ''] = cookie.trim().split('=')
    if (name !== '__Host-portal-presence' || value === '') continue
    const [session = '', turn = ''] = value.split('.')
    return { session, turn }
  }
  return null
}

/** Whether a session exists (USER-025). */
export const hasPresence = (cookies?: string): boolean => readPresence(cookies) !== null
