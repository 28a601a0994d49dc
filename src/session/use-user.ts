import { userOf, type User } from '#domain/user.ts'
import { useStore } from '#kit/use-store.ts'
import { impersonationStore } from './impersonation.ts'
import { useMember } from './member-context.tsx'
import { hasPresence } from './presence.ts'
import { sessionStore } from './session-store.ts'
import { userFactsStore } from './user-facts.ts'

/** The user (2§3): the one entity that the shell reads. Only below a MemberProvider. */
export function useUser(): User {
  const facts = useStore(userFactsStore)
  const session = useStore(sessionStore)
  const impersonatorId = useStore(impersonationStore)?.impersonatorId ?? null
  return userOf(useMember(), { session, facts, impersonatorId, hasSessionCookie: hasPresence() })
}
