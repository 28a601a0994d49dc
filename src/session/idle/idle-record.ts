/**
 * Local storage: the last activity of a session in any tab, `<session> <milliseconds since 1970>`.
 */
const key = 'portal.idle'

/**
 * Reads the stored activity of a session; null when there is none. The value is not validated here;
 * the idle machine does that.
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
    // Storage is full or blocked; tabs still use the channel.
  }
}

export function dropIdleRecord(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked; there is no record.
  }
}

export function isIdleRecord(event: StorageEvent): boolean {
  return event.key === key
}
