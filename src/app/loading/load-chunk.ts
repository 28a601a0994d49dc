import { ChunkLoadError } from '#platform/browser/chunk-load-error.ts'
import { deviceTime } from '#platform/time/current-time.ts'

const reloadedKey = 'portal-reloaded-at'
const patience = 5 * 60_000

/**
 * Downloads a chunk. If the server no longer has it, a deploy replaced it, and the page reloads
 * once; otherwise it rejects with ChunkLoadError.
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

/** The request accepts HTML like a navigation; the edge answers others with 404. */
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
 * Returns true at most once in five minutes, so that a missing chunk causes no reload loop. Clock
 * changes cannot block it.
 */
function isFirst(): boolean {
  try {
    const before = Number(sessionStorage.getItem(reloadedKey) ?? 0)
    if (Math.abs(deviceTime() - before) < patience) return false
    sessionStorage.setItem(reloadedKey, String(deviceTime()))
    return true
  } catch {
    // Without storage, a page that was reloaded is not reloaded again.
    return performance
      .getEntriesByType('navigation')
      .every((entry) => (entry as PerformanceNavigationTiming).type !== 'reload')
  }
}
