import { signedOut, type Session } from './model/session-state.ts'
import { createStore } from '#platform/store/store.ts'
import { isVisitorsStart } from '../startup/current-startup.ts'

/**
 * Who is here. Set by the runner alone. Whoever comes with a way in starts out as being restored,
 * so no sign-in page flashes.
 */
export const sessionStore = createStore<Session>(
  isVisitorsStart ? signedOut : { tag: 'restoring', attempt: 0, trouble: null },
)
