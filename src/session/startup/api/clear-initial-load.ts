/** Local storage key of the cached initial load (cached-initial-load.ts). */
export const cachedLoadKey = 'portal.initial-load'

/**
 * Clears the cached load at sign-in, at sign-out and for visitors. A separate module, because the
 * sign-in page needs no more.
 */
export function clearInitialLoad(storage: () => Storage = () => localStorage): void {
  try {
    storage().removeItem(cachedLoadKey)
  } catch {
    // Storage is blocked; there is no cache.
  }
}
