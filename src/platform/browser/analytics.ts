/** What is counted, and nothing of whom or of what (analytics). */
export type TrackedEvent = 'sso failed' | 'chat send failed'

/**
 * Dispatches `portal-tracked` for a deployment's own counter (GAP-122); without one nothing counts.
 */
export function track(event: TrackedEvent): void {
  globalThis.dispatchEvent?.(new CustomEvent('portal-tracked', { detail: event }))
}
