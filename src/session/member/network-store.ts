import { createStore } from '#platform/store/store.ts'

/** Whether the browser is online. Every page reads it from this store; outside a browser, it is. */
export const networkStore = createStore(typeof document === 'undefined' || navigator.onLine)

if (typeof document !== 'undefined')
  for (const event of ['online', 'offline'] as const)
    addEventListener(event, () => networkStore.set(navigator.onLine))
