import { describe, expect, it } from 'vitest'
import type { Program, ProgramStatus } from '#domain/programs.ts'
import type { Session } from '#domain/session.ts'
import { guard, isVisible } from './guard.ts'

const program = (status: ProgramStatus): Program => ({ id: 'HTN', program: 'hypertension', slug: 'hypertension', dbSlug: 'HYPERTENSION', status, name: 'hypertension' })
const out = (why: 'never' | 'manual' | 'ended'): Session => ({ tag: 'signedOut', why })
const signedIn: Session = { tag: 'signedIn', attempt: 0, expiresAt: 0, signOut: 'no', isTokenValid: true, isMigrating: false }
const restoring: Session = { tag: 'restoring', attempt: 0, trouble: null }
const open = { access: 'public', programs: null } as const
const own = { access: 'private', programs: null } as const
const start = { ...own, needsStart: true } as const
const pressure = { access: 'private', programs: ['hypertension', 'heartFailure'] } as const
const all = () => true
const none = () => false

describe('guard', () => {
  it.each([
    ['a public page shows to a visitor', open, out('never'), null, false, all, { type: 'show' }],
    ['everything waits while a session is restored', open, restoring, null, false, all, { type: 'wait' }],
    ['a private page waits while a session is restored', own, restoring, null, false, all, { type: 'wait' }],
    ['ROUTE-036 ROUTE-037 ROUTE-038: a visitor signs in and comes back', own, out('never'), null, false, all, { type: 'signIn', remember: true }],
    ['a session that ended comes back too', own, out('ended'), null, false, all, { type: 'signIn', remember: true }],
    ['ROUTE-041: signed out by hand, the dashboard is next', own, out('manual'), null, false, all, { type: 'signIn', remember: false }],
    ['ROUTE-040: in Teams, the pre-login page', own, out('never'), null, true, all, { type: 'go', to: 'prelogin' }],
    ['in Teams before that page exists', own, out('never'), null, true, none, { type: 'signIn', remember: true }],
    ['ROUTE-049: the dashboard is for every member', own, signedIn, [], false, all, { type: 'show' }],
    ['ROUTE-047: with the program', pressure, signedIn, [program('ACTIVE')], false, all, { type: 'show' }],
    ['ROUTE-039: a pending member', pressure, signedIn, [program('PENDING')], false, all, { type: 'go', to: 'pending' }],
    ['IMP-003 GAP-001 GAP-004: a pending member at the dashboard', start, signedIn, [program('PENDING')], false, all, { type: 'go', to: 'pending' }],
    ['GAP-004: a member one of whose programs has started is not pending', start, signedIn, [program('PENDING'), program('ACTIVE')], false, all, { type: 'show' }],
    ['GAP-004: a member without programs is not pending', start, signedIn, [], false, all, { type: 'show' }],
    ['a pending member before that page exists', start, signedIn, [program('PENDING')], false, none, { type: 'show' }],
    ['ROUTE-048: any other member without the program', pressure, signedIn, [program('OFFERED')], false, all, { type: 'go', to: 'profilePreferences' }],
    ['before those pages exist', pressure, signedIn, [program('PENDING')], false, none, { type: 'go', to: 'dashboard' }],
    ['programs not known', pressure, signedIn, null, false, all, { type: 'show' }],
  ] as const)('%s', (_, page, session, programs, isTeams, exists, answer) =>
    expect(guard({ page, session, programs, isTeams, exists })).toEqual(answer))
})

describe('isVisible', () => {
  it.each([['ACTIVE', true], ['PENDING', false], ['REGISTERED', false], ['OFFERED', false], ['INACTIVE', false]] as const)(
    'ROUTE-065: %s shows it: %s', (status, visible) => expect(isVisible(['diabetes', 'hypertension'], [program(status)])).toBe(visible))
})
