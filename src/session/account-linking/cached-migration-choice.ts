import { readPresence } from '../auth/session-presence.ts'

const key = 'portal.migrating'
let kept: string | null = null

/** The stored value: `1` or `0`, then the session name from the presence cookie. */
const asKept = (isMigrating: boolean): string =>
  `${isMigrating ? '1' : '0'} ${readPresence()?.session ?? ''}`

/**
 * Whether the member of this session may migrate; null before the check. The value is in session
 * storage, or in memory when storage is blocked.
 */
export const cachedMigrationChoice = {
  read: (): boolean | null => {
    const answer = kept ?? stored()
    return [true, false].find((isMigrating) => answer === asKept(isMigrating)) ?? null
  },
  write: (isMigrating: boolean | null): void => {
    kept = isMigrating === null ? null : asKept(isMigrating)
    try {
      if (kept === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, kept)
    } catch {
      // storage is full or blocked
    }
  },
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null // storage is blocked
  }
}
