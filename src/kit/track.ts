/** What is counted, and nothing of whom or of what (analytics). */
export type TrackedEvent = 'sso failed' | 'chat send failed'

const listeners = new Set<(event: TrackedEvent) => void>()

/** Tells whoever counts. Nobody does until a deployment brings a counter; a page's own script hears of it by the event `portal-tracked` (GAP-122). */
export function track(event: TrackedEvent): void {
  for (const listener of listeners) listener(event)
  globalThis.dispatchEvent?.(new CustomEvent('portal-tracked', { detail: event }))
}

/** Answers a function that stops it. */
export function onTracked(listener: (event: TrackedEvent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
