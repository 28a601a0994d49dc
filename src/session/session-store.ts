import { signedOut, type Session } from '#domain/session.ts'
import { createStore } from '#kit/store.ts'
import { hasPresence } from './presence.ts'

/** Who is here. Set by the runner alone. A visitor with a session cookie starts out as being restored, so no sign-in page flashes. */
export const sessionStore = createStore<Session>(
  typeof document !== 'undefined' && hasPresence() ? { tag: 'restoring', attempt: 0, trouble: null } : signedOut,
)
