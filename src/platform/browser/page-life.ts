/** Whether the member can see the page. */
export function isPageSeen(): boolean {
  return document.visibilityState === 'visible'
}

function onVisibility(seen: boolean, task: () => void): () => void {
  const look = () => {
    if (isPageSeen() === seen) task()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Calls back when the page becomes visible; returns a function that stops it. */
export const onSeen = (task: () => void) => onVisibility(true, task)

/** Calls back when the page is no longer visible; returns a function that stops it. */
export const onHidden = (task: () => void) => onVisibility(false, task)

/**
 * Calls back whenever time may have passed unnoticed, because timers sleep in hidden tabs and
 * closed laptops: the page is seen, focused, restored or has its network again. Returns a function
 * that stops it.
 */
export function onBack(task: () => void): () => void {
  const over = new AbortController()
  for (const event of ['focus', 'pageshow', 'online'])
    addEventListener(event, () => task(), { signal: over.signal })
  const stopSeen = onSeen(task)
  return () => {
    over.abort()
    stopSeen()
  }
}

/** Calls back every so many milliseconds while the page is seen; returns a function that stops it. */
export function everySeen(task: () => void, milliseconds: number): () => void {
  const timer = setInterval(() => {
    if (isPageSeen()) task()
  }, milliseconds)
  return () => clearInterval(timer)
}
