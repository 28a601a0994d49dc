/**
 * Local storage: when the member of a session last did something in any tab, `<session>
 * <milliseconds since 1970>`.
 */
const key = 'portal.idle'

/**
 * What is written down of a session: whatever stands there, for the machine judges it. Storage may
 * be blocked, spoilt or of another session.
 */
export function readIdleRecord(session: string): unknown {
  try {
    const [of, at] = (localStorage.getItem(key) ?? '').split(' ')
    return of === session && at !== undefined && at !== '' ? Number(at) : null
  } catch {
    return null
  }
}

export function writeIdleRecord(session: string, at: number): void {
  try {
    localStorage.setItem(key, `${session} ${Math.round(at)}`)
  } catch {
    // full or blocked: the tabs tell one another without it
  }
}

export function dropIdleRecord(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // blocked: nothing is there
  }
}

export function isIdleRecord(event: StorageEvent): boolean {
  return event.key === key
}
