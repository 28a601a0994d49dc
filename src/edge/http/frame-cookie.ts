import { readCookie } from './read-cookie.ts'

/** Who may frame a page: the workplace chat, or the app that holds several products. */
export type Framer = 'teams' | 'one-app'

const name = '__Host-portal-frame'

/**
 * Remembers, for the site that frames, by which entry the frame was opened: a reload inside it
 * carries no query. It opens nothing but the choice between lists of hosts that may frame, and a
 * hostile site's own (Partitioned) one still names only those. Readable, for in such a frame a
 * browser may refuse the page all storage.
 */
export function setFrame(framer: Framer): string {
  return `${name}=${framer}; Path=/; Secure; SameSite=None; Partitioned`
}

export function frameOf(cookieHeader: string | undefined): Framer | null {
  const value = readCookie(cookieHeader, name)
  return value === 'teams' || value === 'one-app' ? value : null
}
