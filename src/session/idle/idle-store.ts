import { createStore } from '#platform/store/store.ts'

/**
 * Whole seconds until the member is signed out; null while she is not being asked whether she is
 * still here.
 */
export const secondsLeftStore = createStore<number | null>(null)
