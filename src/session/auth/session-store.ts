import { signedOut, type Session } from './model/session-state.ts'
import { createStore } from '#platform/store/store.ts'
import { isVisitorsStart } from '../startup/current-startup.ts'

/**
 * The session of this tab; only the session controller sets it. A startup with a sign-in method
 * begins as `restoring`, so that the sign-in page does not flash.
 */
export const sessionStore = createStore<Session>(
  isVisitorsStart ? signedOut : { tag: 'restoring', attempt: 0, trouble: null },
)
