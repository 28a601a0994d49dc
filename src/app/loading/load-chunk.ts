import { ChunkLoadError } from '#platform/browser/chunk-load-error.ts'

const reloadedKey = 'portal-reloaded-at'
const patience = 5 * 60_000

/**
 * Downloads a part of the portal. When it is gone although the portal can be reached, a deploy has
 * replaced it: the page is loaded anew, once. Rejects with PartMissing when that has been tried
 * already, when there is no network, or when `mayReload` says no.
 */
export async function loadChunk<T>(load: () => Promise<T>, mayReload = () => true): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    if ((await isReachable()) && mayReload() && isFirst()) {
      location.reload()
      return new Promise(() => {})
    }
    throw new ChunkLoadError('A part of the portal is missing.', { cause })
  }
}

/**
 * Asked as a browser asks for a page: whoever asks for anything else is told that there is none at
 * this address.
 */
const isReachable = (): Promise<boolean> =>
  fetch(location.pathname, {
    method: 'HEAD',
    cache: 'no-store',
    headers: { accept: 'text/html' },
  }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * True at most once in five minutes, so that a part that stays away does not make the page go in
 * circles. A clock that was set back holds up nothing.
 */
function isFirst(): boolean {
  try {
    const before = Number(sessionStorage.getItem(reloadedKey) ?? 0)
    if (Math.abs(Date.now() - before) < patience) return false
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    return true
  } catch {
    // Nothing can be written down: a page that was itself loaded anew is not loaded anew again.
    return performance
      .getEntriesByType('navigation')
      .every((entry) => (entry as PerformanceNavigationTiming).type !== 'reload')
  }
}
