import { createStore } from '#platform/store/store.ts'

/** The typed email address, shared by these pages in memory. It never contains a password. */
export const typedEmail = createStore('')
