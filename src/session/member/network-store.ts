import { createStore } from '#platform/store/store.ts'

/** Whether the browser is online. Every page reads it from this store; outside a browser, it is. */
export const networkStore = createStore(navigator.onLine !== false)

// Node, where the edge draws pages, has no such events.
for (const event of ['online', 'offline'] as const)
  globalThis.addEventListener?.(event, () => networkStore.set(navigator.onLine))
