import {
  appStateOf,
  defaultAppState,
  type AppState,
  type PlainAppState,
} from './model/app-state.ts'
import { isFlagOn, type FeatureFlag } from './model/feature-flags.ts'
import { createStore } from '#platform/store/store.ts'
import { useStore } from '#platform/store/use-store.ts'
import { visit } from '../startup/visit.ts'
import { brandStore } from './brand-store.ts'
import { onSignOut } from '../auth/sign-out-cleanup.ts'
import { impersonationStore } from '../impersonation/impersonation-store.ts'
import { useInitialAnswers } from './member-context.tsx'
import { flagsOff } from './disabled-flags.ts'
import { sessionStore } from '../auth/session-store.ts'
import { startupStore } from '../startup/startup-store.ts'

/** How this tab runs, which outlives a session. */
const modes: Partial<PlainAppState> = {
  isOneApp: visit.isOneApp,
  isTeamsEnvironment: visit.isTeams,
  isRedirectFromTeams: visit.isRedirectFromTeams,
}

/**
 * The flags that nothing derives (GAP-079). Whoever knows one sets it with `setAppState`; nobody
 * keeps a second store of them.
 */
export const appStateStore = createStore<PlainAppState>({ ...defaultAppState, ...modes })

/** Merges flags into it. */
export function setAppState(flags: Partial<PlainAppState>): void {
  if (flags.branding !== undefined) brandStore.set(flags.branding.brand_name)
  appStateStore.update((state) => ({ ...state, ...flags }))
}

/** What was known of one member is nothing to the next; how the tab runs, and where, stays. */
onSignOut(() =>
  appStateStore.update(
    ({
      isOneApp,
      isTeamsEnvironment,
      isRedirectFromTeams,
      isOneAppSidebar,
      breakpoint,
      networkUp,
      branding,
    }) => ({
      ...defaultAppState,
      isOneApp,
      isTeamsEnvironment,
      isRedirectFromTeams,
      isOneAppSidebar,
      breakpoint,
      networkUp,
      branding,
    }),
  ),
)

/**
 * All flags of the app (1§3, 2§3), from the initial load, the session and the plain flags. Only
 * below a MemberProvider.
 */
export function useAppState(): AppState {
  const plain = useStore(appStateStore)
  const session = useStore(sessionStore)
  const isImpersonation = useStore(impersonationStore) !== null
  const hasTeladocSSOError = useStore(
    startupStore,
    (startup) => startup.tag === 'done' && startup.ssoError,
  )
  return appStateOf(
    useInitialAnswers(),
    session,
    { ...plain, isImpersonation, hasTeladocSSOError },
    flagsOff,
  )
}

/**
 * Whether a feature is on for this member, as the portal runs now (2§6). False while the server has
 * not said so.
 */
export function useFlag(flag: FeatureFlag): boolean {
  const isOneApp = useStore(appStateStore, ({ isOneApp: is }) => is)
  return isFlagOn(
    flag,
    isOneApp ? 'oneApp' : 'legacy',
    useInitialAnswers().features.value ?? [],
    flagsOff,
  )
}
