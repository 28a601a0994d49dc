import { useStore } from '#platform/store/use-store.ts'
import { href } from '#platform/model/paths.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { PrivacyScreen } from './privacy-screen.tsx'

/** The privacy page, for visitors and members; also a Teams tab. */
export function PrivacyPage() {
  const isMember = useStore(sessionStore).tag === 'signedIn'
  return <PrivacyScreen profile={isMember ? href('profileAccount') : null} />
}
