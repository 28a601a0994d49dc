import { activeNames, isPendingMember, type Program, type ProgramName } from '#domain/programs.ts'
import type { Session } from '#domain/session.ts'

export type GuardQuestion = {
  readonly page: { readonly access: 'public' | 'private'; readonly programs: readonly ProgramName[] | null; readonly needsStart?: true }
  readonly session: Session
  /** Null while they are not known, or when the call for them failed: then the server decides, call by call. */
  readonly programs: readonly Program[] | null
  readonly isTeams: boolean
  /** Whether a page of this id exists in this portal. */
  readonly exists: (id: string) => boolean
}

/**
 * What to do with someone at a page. `signIn`: with `remember`, the place asked for is returned to after it. `go`: to another page.
 */
export type GuardAnswer =
  | { readonly type: 'show' }
  | { readonly type: 'wait' }
  | { readonly type: 'signIn'; readonly remember: boolean }
  | { readonly type: 'go'; readonly to: string }

/** 1§2, 2§2 and decisions.md 1 to 3, in this order: not allowed, Teams, signed out by hand, sign in. */
export function guard({ page, session, programs, isTeams, exists }: GuardQuestion): GuardAnswer {
  if (session.tag === 'restoring') return { type: 'wait' }
  if (page.access === 'public') return { type: 'show' }
  if (session.tag === 'signedIn') {
    const isPending = isPendingMember(programs ?? [])
    if (isVisible(page.programs, programs) && !(isPending && page.needsStart && exists('pending'))) return { type: 'show' }
    const place = isPending ? 'pending' : 'profilePreferences'
    return { type: 'go', to: exists(place) ? place : 'dashboard' }
  }
  if (isTeams && exists('prelogin')) return { type: 'go', to: 'prelogin' }
  return { type: 'signIn', remember: session.why !== 'manual' }
}

/** ROUTE-065: visible when any of the required programs is active. */
export function isVisible(required: readonly ProgramName[] | null, programs: readonly Program[] | null): boolean {
  if (required === null || programs === null) return true
  const active = activeNames(programs)
  return required.some(name => active.has(name))
}
