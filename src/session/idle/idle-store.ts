import { createStore } from '#platform/store/store.ts'

/** Whole seconds until the sign-out; null unless the idle dialog shows. */
export const secondsLeftStore = createStore<number | null>(null)
