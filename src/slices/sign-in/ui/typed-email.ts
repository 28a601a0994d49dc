import { createStore } from '#platform/store/store.ts'

/**
 * The email address as typed on one of these pages, so that the next one need not ask again. In
 * this page's memory only; no password is ever in it.
 */
export const typedEmail = createStore('')
