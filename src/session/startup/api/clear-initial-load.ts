/** Local storage: what is kept of the initial load (kept-load.queries.ts). */
export const keptLoadKey = 'portal.initial-load'

/**
 * Forgets it: at sign-out, when somebody signs in, and when nobody is here. Apart from what keeps
 * it, for the sign-in page needs no more.
 */
export function forgetInitialLoad(storage: () => Storage = () => localStorage): void {
  try {
    storage().removeItem(keptLoadKey)
  } catch {
    // storage is blocked: nothing is kept
  }
}
