import { useStore } from '#platform/store/use-store.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { PrivacyScreen } from '#slices/privacy/ui/privacy-screen.tsx'
import { routeOf } from '../router/routes.ts'

/**
 * The portal's own page of privacy: for everybody, in the member's frame when she is signed in, a
 * tab of the workplace chat.
 */
export function PrivacyPage() {
  const isMember = useStore(sessionStore).tag === 'signedIn'
  return <PrivacyScreen profile={isMember ? routeOf('profileAccount').path : null} />
}
