import { activeNames, isPendingMember, type Program, type ProgramName } from '#domain/programs.ts'
import type { Session } from '#domain/session.ts'

/** Something the initial load brings: `pending` until it is back, null when the call failed. Then the server decides, call by call. */
type Known<T> = T | 'pending' | null

export type GuardQuestion = {
  readonly page: {
    readonly access: 'public' | 'private'
    readonly programs: readonly ProgramName[] | null
    readonly needs?: string
    readonly needsStart?: true
    readonly otherwise?: 'missing'
  }
  readonly session: Session
  readonly programs: Known<readonly Program[]>
  /** Whether what the page `needs` is so; true for a page that needs nothing. */
  readonly isMet: Known<boolean>
  readonly isTeams: boolean
}

/**
 * What to do with someone at a page. `signIn`: with `remember`, the place asked for is returned to after it. `go`: to another page.
 * `missing`: for this member there is no such page.
 */
export type GuardAnswer =
  | { readonly type: 'show' }
  | { readonly type: 'wait' }
  | { readonly type: 'missing' }
  | { readonly type: 'signIn'; readonly remember: boolean }
  | { readonly type: 'go'; readonly to: 'pending' | 'profilePreferences' | 'prelogin' }

/** 1§2, 2§2 and decisions.md 1 to 3, in this order: not allowed, Teams, signed out by hand, sign in. */
export function guard({ page, session, programs, isMet, isTeams }: GuardQuestion): GuardAnswer {
  if (session.tag === 'restoring') return { type: 'wait' }
  if (page.access === 'public') return { type: 'show' }
  if (session.tag === 'signedOut') return isTeams ? { type: 'go', to: 'prelogin' } : { type: 'signIn', remember: session.why !== 'manual' }
  if ((page.programs !== null && programs === 'pending') || (page.needs !== undefined && isMet === 'pending')) return { type: 'wait' }
  const known = programs === 'pending' ? null : programs
  const isPending = isPendingMember(known ?? [])
  const isAllowed = isVisible(page.programs, known) && (page.needs === undefined || isMet !== false)
  if (isAllowed && !(isPending && page.needsStart)) return { type: 'show' }
  if (page.otherwise === 'missing') return { type: 'missing' }
  return { type: 'go', to: isPending ? 'pending' : 'profilePreferences' }
}

/** ROUTE-065: visible when any of the required programs is active. */
export function isVisible(required: readonly ProgramName[] | null, programs: readonly Program[] | null): boolean {
  if (required === null || programs === null) return true
  const active = activeNames(programs)
  return required.some(name => active.has(name))
}
