import { createStore } from '#platform/store/store.ts'

/** Whether the browser is online. Every page reads it from this store. */
export const networkStore = createStore(navigator.onLine)

for (const event of ['online', 'offline'] as const)
  addEventListener(event, () => networkStore.set(navigator.onLine))
