import { createStore } from '../store/store.ts'

/** The number of lazy components that have been loaded. */
export const loadedChunks = createStore(0)
