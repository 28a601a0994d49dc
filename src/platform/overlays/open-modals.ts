import { createStore } from '../store/store.ts'

/**
 * How many modal dialogs are open, whoever opened them. `useModal` counts; the overlay queue waits
 * for none.
 */
export const openModals = createStore(0)
