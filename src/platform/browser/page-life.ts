/** Whether the member can see the page. */
export function isPageSeen(): boolean {
  return document.visibilityState === 'visible'
}

/** Calls back when the page becomes visible; returns a function that stops it. */
export function onSeen(task: () => void): () => void {
  const look = () => {
    if (isPageSeen()) task()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Calls back when the page is no longer visible; returns a function that stops it. */
export function onHidden(task: () => void): () => void {
  const look = () => {
    if (!isPageSeen()) task()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/**
 * Calls back whenever time may have passed unnoticed, because timers sleep in hidden tabs and
 * closed laptops: the page is seen, focused, restored or has its network again. Returns a function
 * that stops it.
 */
export function onBack(task: () => void): () => void {
  const events = ['focus', 'pageshow', 'online'] as const
  const back = () => task()
  for (const event of events) addEventListener(event, back)
  const stopSeen = onSeen(back)
  return () => {
    for (const event of events) removeEventListener(event, back)
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
