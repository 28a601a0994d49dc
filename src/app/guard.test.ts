import { describe, expect, it } from 'vitest'
import { programSlugs, type Program, type ProgramName, type ProgramStatus } from '#domain/programs.ts'
import type { Session } from '#domain/session.ts'
import { guard, isVisible, type GuardQuestion } from './guard.ts'

const program = (status: ProgramStatus, name: ProgramName = 'hypertension'): Program => ({ id: 'HTN', program: name, slug: name, dbSlug: programSlugs[name], status, name })
const out = (why: 'never' | 'manual' | 'ended'): Session => ({ tag: 'signedOut', why })
const signedIn: Session = { tag: 'signedIn', attempt: 0, expiresAt: 0, signOut: 'no', isTokenValid: true, isMigrating: false }
const restoring: Session = { tag: 'restoring', attempt: 0, trouble: null }
const open = { access: 'public', programs: null } as const
const own = { access: 'private', programs: null } as const
const start = { ...own, needsStart: true } as const
const pressure = { access: 'private', programs: ['hypertension', 'heartFailure'] } as const
const kidney = { ...own, needs: 'kidneyLabResults' } as const
const outside = { ...own, needs: 'behavioralHealth', otherwise: 'missing' } as const
const toPending = { type: 'go', to: 'pending' } as const
const toProfile = { type: 'go', to: 'profilePreferences' } as const

describe('guard', () => {
  it.each([
    ['a public page shows to a visitor', open, out('never'), null, null, false, { type: 'show' }],
    ['a public page shows in Teams', open, out('never'), null, null, true, { type: 'show' }],
    ['a public page shows to a member', open, signedIn, [], true, false, { type: 'show' }],
    ['everything waits while a session is restored', open, restoring, null, null, false, { type: 'wait' }],
    ['a private page waits while a session is restored', own, restoring, null, null, true, { type: 'wait' }],
    ['ROUTE-036 ROUTE-037 ROUTE-038: a visitor signs in and comes back', own, out('never'), null, null, false, { type: 'signIn', remember: true }],
    ['a session that ended comes back too', own, out('ended'), null, null, false, { type: 'signIn', remember: true }],
    ['ROUTE-041: signed out by hand, the dashboard is next', own, out('manual'), null, null, false, { type: 'signIn', remember: false }],
    ['ROUTE-040: in Teams, the pre-login page', own, out('never'), null, null, true, { type: 'go', to: 'prelogin' }],
    ['GAP-002: Teams comes before signed out by hand', own, out('manual'), null, null, true, { type: 'go', to: 'prelogin' }],
    ['GAP-002: not allowed comes before Teams', pressure, signedIn, [], true, true, toProfile],
    ['ROUTE-049: the dashboard is for every member', own, signedIn, [], true, false, { type: 'show' }],
    ['ROUTE-047: with the program', pressure, signedIn, [program('ACTIVE')], true, false, { type: 'show' }],
    ['ROUTE-039: a pending member', pressure, signedIn, [program('PENDING')], true, false, toPending],
    ['IMP-003 GAP-001 GAP-004: a pending member at the dashboard', start, signedIn, [program('PENDING')], true, false, toPending],
    ['GAP-004: a member one of whose programs has started is not pending', start, signedIn, [program('PENDING'), program('ACTIVE')], true, false, { type: 'show' }],
    ['GAP-004: a member without programs is not pending', start, signedIn, [], true, false, { type: 'show' }],
    ['a pending member at a page for every member', own, signedIn, [program('PENDING')], true, false, { type: 'show' }],
    ['ROUTE-048 GAP-001: any other member without the program', pressure, signedIn, [program('OFFERED')], true, false, toProfile],
    ['programs not back yet', pressure, signedIn, 'pending', true, false, { type: 'wait' }],
    ['programs not back yet, and not asked for', own, signedIn, 'pending', true, false, { type: 'show' }],
    ['the call for them failed', pressure, signedIn, null, true, false, { type: 'show' }],
    ['ROUTE-064 GAP-105: kidney lab results are enough', kidney, signedIn, [], true, false, { type: 'show' }],
    ['ROUTE-064: without them', kidney, signedIn, [program('ACTIVE', 'chronicKidneyDisease')], false, false, toProfile],
    ['ROUTE-064: without them, a pending member', kidney, signedIn, [program('PENDING')], false, false, toPending],
    ['whether there are any is not back yet', kidney, signedIn, [], 'pending', false, { type: 'wait' }],
    ['whether there are any is not known', kidney, signedIn, [], null, false, { type: 'show' }],
    ['GAP-038: with behavioral health', outside, signedIn, [], true, false, { type: 'show' }],
    ['GAP-038: without behavioral health', outside, signedIn, [], false, false, { type: 'missing' }],
  ] as const)('%s', (_, page, session, programs, isMet, isTeams, answer) =>
    expect(guard({ page, session, programs, isMet, isTeams })).toEqual(answer))

  it('never leads from page to page in circles', () => {
    const targets = { pending: own, profilePreferences: own, prelogin: open } as const
    for (const page of [open, own, start, pressure, kidney, outside])
      for (const session of [signedIn, out('never'), out('manual'), out('ended'), restoring])
        for (const programs of [[], [program('PENDING')], [program('ACTIVE')], [program('OFFERED')], 'pending', null] as const)
          for (const isMet of [true, false, 'pending', null] as const)
            for (const isTeams of [true, false]) {
              const question = { page, session, programs, isMet, isTeams } satisfies GuardQuestion
              const answer = guard(question)
              if (answer.type === 'go') expect(guard({ ...question, page: targets[answer.to], isMet: true }), JSON.stringify(question)).toEqual({ type: 'show' })
            }
  })
})

describe('isVisible', () => {
  it.each([['ACTIVE', true], ['PENDING', false], ['REGISTERED', false], ['OFFERED', false], ['INACTIVE', false]] as const)(
    'ROUTE-065: %s shows it: %s', (status, visible) => expect(isVisible(['diabetes', 'hypertension'], [program(status)])).toBe(visible))
})
