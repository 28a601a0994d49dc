import { createStore } from '../store/store.ts'

/**
 * The number of open modal dialogs. `useModal` updates it, and the overlay queue waits until it is
 * 0.
 */
export const openModals = createStore(0)
