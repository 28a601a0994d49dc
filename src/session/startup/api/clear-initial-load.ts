/** Local storage: what is kept of the initial load (kept-load.queries.ts). */
export const cachedLoadKey = 'portal.initial-load'

/**
 * Forgets it: at sign-out, when somebody signs in, and when nobody is here. Apart from what keeps
 * it, for the sign-in page needs no more.
 */
export function clearInitialLoad(storage: () => Storage = () => localStorage): void {
  try {
    storage().removeItem(cachedLoadKey)
  } catch {
    // storage is blocked: nothing is kept
  }
}
