/** The tracked events. They carry no personal data. */
export type TrackedEvent = 'sso failed' | 'chat send failed'

/**
 * Dispatches `portal-tracked` for a deployment's own analytics (GAP-122). Without a listener
 * nothing is counted.
 */
export function track(event: TrackedEvent): void {
  globalThis.dispatchEvent?.(new CustomEvent('portal-tracked', { detail: event }))
}
