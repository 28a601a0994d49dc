import {
  appStateOf,
  defaultAppState,
  type AppState,
  type PlainAppState,
} from './model/app-state.ts'
import { isFlagOn, type FeatureFlag } from './model/feature-flags.ts'
import { useStore } from '#platform/store/use-store.ts'
import { visit } from '../startup/visit.ts'
import { brandStore } from './brand-store.ts'
import { createMemberStore } from '../auth/member-store.ts'
import { impersonationStore } from '../impersonation/impersonation-store.ts'
import { useInitialAnswers } from './member-context.tsx'
import { flagsOff } from './disabled-flags.ts'
import { sessionStore } from '../auth/session-store.ts'
import { startupStore } from '../startup/startup-store.ts'

/** The modes of this tab, which outlive a session. */
const modes: Partial<PlainAppState> = {
  isOneApp: visit.isOneApp,
  isTeamsEnvironment: visit.isTeams,
  isRedirectFromTeams: visit.isRedirectFromTeams,
}

/**
 * The flags that no rule derives (GAP-079). `setAppState` sets them; this is their only store. The
 * modes of the tab outlive a session.
 */
export const appStateStore = createMemberStore<PlainAppState>(
  { ...defaultAppState, ...modes },
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
)

/** Merges flags into the app state. */
export function setAppState(flags: Partial<PlainAppState>): void {
  if (flags.branding !== undefined) brandStore.set(flags.branding.brand_name)
  appStateStore.update((state) => ({ ...state, ...flags }))
}

/**
 * All flags of the app (1§3, 2§3), from the initial load, the session and the plain flags. Requires
 * a MemberProvider.
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
 * Whether a feature is on for this member in the current app mode (2§6). False until the server has
 * answered.
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
