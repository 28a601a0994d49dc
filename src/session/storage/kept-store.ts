import { openSealedStore } from './sealed-store.ts'

/** The name of the waiting saves of all tabs: of their store, their key and their channel. */
export const keptName = 'portal-waiting'
export const keptStore = openSealedStore(keptName)
