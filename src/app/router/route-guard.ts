import type { InitialPart } from '#session/startup/model/initial-load.ts'
import {
  activeNames,
  hasBehavioralHealth,
  isPendingMember,
  type Program,
  type ProgramName,
} from '#session/member/model/programs.ts'
import type { Session } from '#session/auth/model/session-state.ts'

export type GuardQuestion = {
  readonly page: {
    readonly access: 'public' | 'private'
    readonly programs: readonly ProgramName[] | null
    readonly needs?: string
    readonly needsStart?: true
    readonly isForPending?: true
    readonly opensEarly?: true
    readonly otherwise?: 'missing'
  }
  readonly session: Session
  readonly programs: InitialPart<readonly Program[]>
  /** Whether the requirement of the page is met; true without one. */
  readonly isMet: InitialPart<boolean>
  readonly isTeams: boolean
}

/**
 * The result of the guard. `signIn.remember` stores the return location; `unknown` means that a
 * deciding call failed and can be retried.
 */
export type GuardAnswer =
  | { readonly type: 'show' }
  | { readonly type: 'wait' }
  | { readonly type: 'unknown' }
  | { readonly type: 'missing' }
  | { readonly type: 'signIn'; readonly remember: boolean }
  | {
      readonly type: 'go'
      readonly to: 'pending' | 'dashboard' | 'profilePreferences' | 'prelogin'
    }

/**
 * Applies 1§2, 2§2 and docs/spec/gaps.md#1 to 3 in this order: access, Teams, manual sign-out,
 * sign-in.
 */
export function routeGuard({
  page,
  session,
  programs,
  isMet,
  isTeams,
}: GuardQuestion): GuardAnswer {
  if (session.tag === 'restoring') return { type: 'wait' }
  if (page.access === 'public') return { type: 'show' }
  if (session.tag === 'signedOut')
    return isTeams
      ? { type: 'go', to: 'prelogin' }
      : { type: 'signIn', remember: session.why !== 'manual' }
  if (page.opensEarly && programs.value === null) return { type: 'show' }
  const verdicts = [
    page.isForPending
      ? verdict(programs, isPendingMember)
      : page.programs === null
        ? 'yes'
        : verdict(
            programs,
            (of) => isVisible(page.programs, of) && !(page.needsStart && isPendingMember(of)),
          ),
    page.needs === undefined ? 'yes' : verdict(isMet, (met) => met),
  ]
  if (verdicts.includes('no'))
    return page.isForPending
      ? { type: 'go', to: 'dashboard' }
      : page.otherwise === 'missing'
        ? { type: 'missing' }
        : elsewhere(programs)
  return verdicts.includes('unknown')
    ? { type: 'unknown' }
    : verdicts.includes('wait')
      ? { type: 'wait' }
      : { type: 'show' }
}

/**
 * Decides by a possibly stale or incomplete value, which can allow. Only a fresh one that has all
 * rows can deny.
 */
function verdict<T>(
  { status, value, stale, leftOut }: InitialPart<T>,
  allows: (value: T) => boolean,
): 'yes' | 'no' | 'wait' | 'unknown' {
  if (status === 'failed') return 'unknown'
  if (value === null) return 'wait'
  if (allows(value)) return 'yes'
  if (stale === undefined) return (leftOut ?? 0) === 0 ? 'no' : 'unknown'
  return stale === 'asking' ? 'wait' : 'unknown'
}

/** Returns the redirect of a member without access, by their programs. */
function elsewhere({ status, value, stale }: GuardQuestion['programs']): GuardAnswer {
  if (status === 'failed' || stale === 'failed') return { type: 'unknown' }
  if (value === null || stale === 'asking') return { type: 'wait' }
  return { type: 'go', to: isPendingMember(value) ? 'pending' : 'profilePreferences' }
}

/**
 * Returns whether a required program is active (ROUTE-065). Behavioral health counts from its
 * registration (docs/spec/gaps.md#6).
 */
export function isVisible(
  required: readonly ProgramName[] | null,
  programs: readonly Program[],
): boolean {
  if (required === null) return true
  const active = activeNames(programs)
  return (
    required.some((name) => active.has(name)) ||
    (required.includes('behavioralHealth') && hasBehavioralHealth(programs))
  )
}
