import { readPresence } from '../auth/session-presence.ts'

const key = 'portal.migrating'
let memory: string | null = null

/** The stored value: `1` or `0`, then the session name from the presence cookie. */
const toStored = (isMigrating: boolean): string =>
  `${isMigrating ? '1' : '0'} ${readPresence()?.session ?? ''}`

/**
 * Whether the member of this session may migrate; null before the check. The value is in session
 * storage, or in memory when storage is blocked.
 */
export const cachedMigrationChoice = {
  read: (): boolean | null => {
    const answer = memory ?? stored()
    return [true, false].find((isMigrating) => answer === toStored(isMigrating)) ?? null
  },
  write: (isMigrating: boolean | null): void => {
    memory = isMigrating === null ? null : toStored(isMigrating)
    try {
      if (memory === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, memory)
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
