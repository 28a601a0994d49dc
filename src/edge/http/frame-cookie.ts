import { readCookie } from './read-cookie.ts'

/** The embedding apps: Teams, or the one-app parent. */
export type Framer = 'teams' | 'one-app'

const name = '__Host-portal-frame'

/**
 * Stores the framing app, because a reload inside the frame has no query. It only selects an
 * allowlist of framers; scripts may read it, because a browser can block other storage in frames.
 */
export function setFrame(framer: Framer): string {
  return `${name}=${framer}; Path=/; Secure; SameSite=None; Partitioned`
}

export function frameOf(cookieHeader: string | undefined): Framer | null {
  const value = readCookie(cookieHeader, name)
  return value === 'teams' || value === 'one-app' ? value : null
}
