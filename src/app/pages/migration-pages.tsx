import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useStore } from '#platform/store/use-store.ts'
import { href } from '#platform/model/paths.ts'
import {
  connectAccounts,
  createPartnerPost,
  readMergeAccount,
} from '#session/account-linking/account-linking.ts'
import { endMerge, mergeStore, type AccountMerge } from '#session/account-linking/merge-store.ts'
import { appStateStore } from '#session/member/app-state-store.ts'
import { visit } from '#session/startup/visit.ts'
import { chatAppRequest } from '#slices/teams/api/answer-chat-app.ts'
import {
  createKeycloakPost,
  createMigrationPost,
} from '#session/account-linking/migration-handover.ts'
import { chooseMigration } from '#session/account-linking/choose-migration.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { teamsStore } from '#session/embedding/teams-store.ts'
import { ConnectAccountsScreen } from '#slices/migration/ui/connect-accounts-screen.tsx'
import { AccountHandoverScreen } from '#slices/migration/ui/account-handover-screen.tsx'
import { NoSessionScreen } from '#slices/migration/ui/no-session-screen.tsx'
import { PreLoginScreen } from '#slices/teams/ui/pre-login-screen.tsx'
import { TransitionScreen } from '#slices/migration/ui/transition-screen.tsx'
import { ChatAppPage } from './chat-app-page.tsx'
import { landingPath } from '../router/landing-path.ts'

/**
 * Continues to the second step with the query, and with the MFA token in the history state
 * (SSO-012, docs/quality.md#d3).
 */
export function TransitionPage() {
  const { pathname, search, state } = useLocation()
  const session = useStore(sessionStore)
  const merge = useStore(mergeStore)
  const onLater = useLater()
  if (session.tag === 'signedIn') {
    // A migration also links the accounts, unless a partner code makes it unnecessary.
    if (merge && (merge.code !== null || merge.isConnected || !session.isMigrating))
      return <ConnectPage merge={merge} />
    if (!session.isMigrating)
      return <Navigate replace to={landingPath(search, null, location.origin, visit)} />
  }
  return (
    <TransitionScreen
      to={href('mfa') + search}
      state={merge ? { ...state, from: pathname + search } : state}
      onLater={onLater}
    />
  )
}

function ConnectPage({ merge }: { merge: AccountMerge }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [isGoing, setIsGoing] = useState(false)
  const signOut = href('logout')
  function leave() {
    endMerge()
    void navigate(landingPath(search, null, location.origin, visit), { replace: true })
  }
  if (isGoing)
    return (
      <AccountHandoverScreen
        kind="leaving"
        make={() => createPartnerPost(merge)}
        signOut={signOut}
        onLater={leave}
      />
    )
  return (
    <ConnectAccountsScreen
      hasCode={merge.code !== null}
      isConnected={merge.isConnected}
      read={() => readMergeAccount(merge)}
      connect={() => connectAccounts(merge)}
      signOut={signOut}
      onOnward={merge.onward && (() => setIsGoing(true))}
      onLeave={leave}
    />
  )
}

/**
 * Postpones the migration for this session and opens the requested page. Returns null for members
 * who are not migrating.
 */
function useLater(): (() => void) | null {
  const session = useStore(sessionStore)
  return session.tag === 'signedIn' && session.isMigrating
    ? () => void chooseMigration(false)
    : null
}

export function MigrationPage() {
  return <HandOver kind="migration" />
}

export function KeycloakPage() {
  return <HandOver kind="keycloak" />
}

const makers = { migration: createMigrationPost, keycloak: createKeycloakPost } as const

function HandOver({ kind }: { kind: keyof typeof makers }) {
  const session = useStore(sessionStore)
  const { pathname, search } = useLocation()
  const onLater = useLater()
  if (session.tag !== 'signedIn')
    return <NoSessionScreen signIn={href('login')} state={{ from: pathname + search }} />
  return (
    <AccountHandoverScreen
      kind={kind}
      make={makers[kind]}
      signOut={href('logout')}
      onLater={onLater}
    />
  )
}

/**
 * The sign-in page of a chat app's request. In Teams it starts the Teams sign-in; elsewhere it
 * links to the usual sign-in.
 */
export function PreLoginPage() {
  const { search, state } = useLocation()
  const signIn = href('login')
  const isStrange = useStore(teamsStore, ({ tag }) => tag === 'failed')
  const isRedirected = useStore(appStateStore, ({ isRedirectFromTeams }) => isRedirectFromTeams)
  const request = visit.isTeams ? null : chatAppRequest(search)
  if (request) return <ChatAppPage request={request} />
  return visit.isTeams ? (
    <PreLoginScreen
      signIn={signIn}
      state={state}
      isStrange={isStrange}
      isRedirected={isRedirected}
    />
  ) : (
    <Navigate replace to={{ pathname: signIn, search }} state={state} />
  )
}
