import { Navigate, useLocation } from 'react-router-dom'
import { useStore } from '#kit/use-store.ts'
import { visit } from '#session/arrival.ts'
import { chatAppRequest } from '#session/chat-app.ts'
import { makeKeycloakPost, makeMigrationPost } from '#session/hand-over.ts'
import { chooseMigration } from '#session/choose-migration.ts'
import { sessionStore } from '#session/session-store.ts'
import { teamsStore } from '#session/teams-store.ts'
import { HandOverScreen } from '#slices/migration/hand-over-screen.tsx'
import { NoSessionScreen } from '#slices/migration/no-session-screen.tsx'
import { PreLoginScreen } from '#slices/pre-login/pre-login-screen.tsx'
import { TransitionScreen } from '#slices/transition/transition-screen.tsx'
import { ChatAppPage } from './chat-app-page.tsx'
import { pageOf } from './routes/table.ts'

/** On to the second step with all that came along: the query in the address, the MFA token in the history's state (SSO-012, quality.md D3). */
export function TransitionPage() {
  const { search, state } = useLocation()
  return <TransitionScreen to={pageOf('mfa').path + search} state={state} onLater={useLater()} />
}

/** Puts the move off for this session; the old account goes on, and the page that was asked for opens. Null for a member who is not to move. */
function useLater(): (() => void) | null {
  const session = useStore(sessionStore)
  return session.tag === 'signedIn' && session.isMigrating ? () => void chooseMigration(false) : null
}

export function MigrationPage() {
  return <HandOver kind="migration" />
}

export function KeycloakPage() {
  return <HandOver kind="keycloak" />
}

const makers = { migration: makeMigrationPost, keycloak: makeKeycloakPost } as const

function HandOver({ kind }: { kind: keyof typeof makers }) {
  const session = useStore(sessionStore)
  const { pathname, search } = useLocation()
  const onLater = useLater()
  if (session.tag !== 'signedIn') return <NoSessionScreen signIn={pageOf('login').path} state={{ from: pathname + search }} />
  return <HandOverScreen kind={kind} make={makers[kind]} signOut={pageOf('logout').path} onLater={onLater} />
}

/** Where a chat app sends somebody to sign in, its sign-in page. Outside the workplace chat there is else only the usual way. */
export function PreLoginPage() {
  const { search, state } = useLocation()
  const signIn = pageOf('login').path
  const isStrange = useStore(teamsStore, ({ tag }) => tag === 'failed')
  const request = visit.isTeams ? null : chatAppRequest(search)
  if (request) return <ChatAppPage request={request} />
  return visit.isTeams ? <PreLoginScreen signIn={signIn} state={state} isStrange={isStrange} /> : <Navigate replace to={{ pathname: signIn, search }} state={state} />
}
