import { createStore } from '#platform/store/store.ts'

/**
 * Whether the browser has a network. The one place that listens; every page and the state of the
 * app go by it.
 */
export const networkStore = createStore(navigator.onLine)

for (const event of ['online', 'offline'] as const)
  addEventListener(event, () => networkStore.set(navigator.onLine))
