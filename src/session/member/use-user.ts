import { drawScope } from '#platform/model/drawing/draw-scope.ts'
import { userOf, type User } from './model/user.ts'
import { useStore } from '#platform/store/use-store.ts'
import { impersonationStore } from '../impersonation/impersonation-store.ts'
import { useMember } from './member-context.tsx'
import { hasPresence } from '../auth/session-presence.ts'
import { sessionStore } from '../auth/session-store.ts'
import { userFactsStore } from './user-facts-store.ts'

/** The user (2§3), for the shell. Requires a MemberProvider. */
export function useUser(): User {
  const facts = useStore(userFactsStore)
  const session = useStore(sessionStore)
  const impersonatorId = useStore(impersonationStore)?.impersonatorId ?? null
  return userOf(useMember(), {
    session,
    facts,
    impersonatorId,
    hasSessionCookie: !!drawScope() || hasPresence(),
  })
}
