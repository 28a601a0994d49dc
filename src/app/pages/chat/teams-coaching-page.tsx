import { useLocation } from 'react-router-dom'
import { useStore } from '#platform/store/use-store.ts'
import { href } from '#platform/model/paths.ts'
import { visit } from '#session/startup/visit.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { ChatVisitorScreen } from '#slices/chat/ui/panel/chat-visitor-screen.tsx'
import { lazyComponent } from '../../loading/lazy-component.ts'

/** The conversations; visitors do not load them. */
const CoachingScreen = lazyComponent([], async () => (await import('./chat-page.tsx')).ChatPage)

/** The chat page, also a Teams tab. Visitors see the sign-in link and return here. */
export function TeamsCoachingPage() {
  const session = useStore(sessionStore)
  const { pathname, search } = useLocation()
  if (session.tag === 'signedIn') return <CoachingScreen />
  return (
    <ChatVisitorScreen
      signIn={href(visit.isTeams ? 'prelogin' : 'login')}
      state={{ from: pathname + search }}
    />
  )
}
