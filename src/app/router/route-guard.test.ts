import { describe, expect, it } from 'vitest'
import type { InitialPart } from '#session/startup/model/initial-load.ts'
import {
  programNames,
  programSlugs,
  type Program,
  type ProgramName,
  type ProgramStatus,
} from '#session/member/model/programs.ts'
import type { Session } from '#session/auth/model/session-state.ts'
import { routeGuard, isVisible, type GuardQuestion } from './route-guard.ts'

const program = (status: ProgramStatus, name: ProgramName = 'hypertension'): Program => ({
  id: 'HTN',
  program: name,
  slug: name,
  dbSlug: programSlugs[name],
  status,
  name,
})
const out = (why: 'never' | 'manual' | 'ended'): Session => ({ tag: 'signedOut', why })
const signedIn: Session = {
  tag: 'signedIn',
  attempt: 0,
  expiresAt: 0,
  signOut: 'no',
  isTokenValid: true,
  isMigrating: false,
}
const restoring: Session = { tag: 'restoring', attempt: 0, trouble: null }
const open = { access: 'public', programs: null } as const
const own = { access: 'private', programs: null } as const
const start = {
  access: 'private',
  programs: programNames,
  needsStart: true,
  opensEarly: true,
} as const
const pressure = { access: 'private', programs: ['hypertension', 'heartFailure'] } as const
const kidney = { ...own, needs: 'kidneyLabResults' } as const
const reminders = { ...own, needs: 'reminders' } as const
const both = { ...pressure, needs: 'reminders' } as const
const forPending = { ...own, isForPending: true } as const
const outside = { ...own, needs: 'behavioralHealth', otherwise: 'missing' } as const
const toPending = { type: 'go', to: 'pending' } as const
const notYet: InitialPart<never> = { status: 'pending', value: null }
const failed: InitialPart<never> = { status: 'failed', value: null }
const fresh = <T>(value: T): InitialPart<T> => ({ status: 'ready', value })
const stored = <T>(value: T): InitialPart<T> => ({ status: 'ready', value, stale: 'asking' })
const storedOnly = <T>(value: T): InitialPart<T> => ({ status: 'ready', value, stale: 'failed' })
const none = fresh<readonly Program[]>([])
const partly = <T>(value: T): InitialPart<T> => ({ status: 'ready', value, leftOut: 1 })
const yes = fresh(true)
const no = fresh(false)
const toProfile = { type: 'go', to: 'profilePreferences' } as const

type Row = readonly [
  what: string,
  page: GuardQuestion['page'],
  session: Session,
  programs: GuardQuestion['programs'],
  isMet: GuardQuestion['isMet'],
  isTeams: boolean,
  answer: object,
]
const check = (
  _: string,
  page: GuardQuestion['page'],
  session: Session,
  programs: GuardQuestion['programs'],
  isMet: GuardQuestion['isMet'],
  isTeams: boolean,
  answer: object,
) => expect(routeGuard({ page, session, programs, isMet, isTeams })).toEqual(answer)
const show = { type: 'show' } as const
const wait = { type: 'wait' } as const
const unknown = { type: 'unknown' } as const
const member = (status: ProgramStatus, name?: ProgramName) => fresh([program(status, name)])

describe('guard', () => {
  it.each<Row>([
    ['a public page shows to a visitor', open, out('never'), notYet, notYet, false, show],
    ['a public page shows in Teams', open, out('never'), notYet, notYet, true, show],
    ['a public page shows to a member', open, signedIn, none, yes, false, show],
    [
      'a program that cannot be read may be the one that opens the page',
      pressure,
      signedIn,
      partly<readonly Program[]>([]),
      yes,
      false,
      unknown,
    ],
    [
      'a feature that cannot be read may be it, too',
      reminders,
      signedIn,
      none,
      partly(false),
      false,
      unknown,
    ],
    [
      'a readable program opens the page beside one that cannot be read',
      pressure,
      signedIn,
      partly([program('ACTIVE')]),
      yes,
      false,
      show,
    ],
    ['everything waits while a session is restored', open, restoring, notYet, notYet, false, wait],
    [
      'a private page waits while a session is restored',
      own,
      restoring,
      notYet,
      notYet,
      true,
      wait,
    ],
    [
      'ROUTE-036 ROUTE-037 ROUTE-038: a visitor signs in and comes back',
      own,
      out('never'),
      notYet,
      notYet,
      false,
      { type: 'signIn', remember: true },
    ],
    [
      'a session that ended comes back too',
      own,
      out('ended'),
      notYet,
      notYet,
      false,
      { type: 'signIn', remember: true },
    ],
    [
      'ROUTE-041: signed out by hand, the dashboard is next',
      own,
      out('manual'),
      notYet,
      notYet,
      false,
      { type: 'signIn', remember: false },
    ],
    [
      'ROUTE-040: in Teams, the pre-login page',
      own,
      out('never'),
      notYet,
      notYet,
      true,
      { type: 'go', to: 'prelogin' },
    ],
    [
      'GAP-002: Teams comes before signed out by hand',
      own,
      out('manual'),
      notYet,
      notYet,
      true,
      { type: 'go', to: 'prelogin' },
    ],
    ['GAP-002: not allowed comes before Teams', pressure, signedIn, none, yes, true, toProfile],
    ['a page for every member', own, signedIn, none, yes, false, show],
    ['ROUTE-047: with the program', pressure, signedIn, member('ACTIVE'), yes, false, show],
    ['ROUTE-039: a pending member', pressure, signedIn, member('PENDING'), yes, false, toPending],
    [
      'a pending member at a page for every member',
      own,
      signedIn,
      member('PENDING'),
      yes,
      false,
      show,
    ],
    [
      'ROUTE-048 GAP-001: any other member without the program',
      pressure,
      signedIn,
      member('OFFERED'),
      yes,
      false,
      toProfile,
    ],
    ['ROUTE-064 GAP-105: kidney lab results are enough', kidney, signedIn, none, yes, false, show],
    [
      'ROUTE-064: without them',
      kidney,
      signedIn,
      member('ACTIVE', 'chronicKidneyDisease'),
      no,
      false,
      toProfile,
    ],
    [
      'ROUTE-064: without them, a pending member',
      kidney,
      signedIn,
      member('PENDING'),
      no,
      false,
      toPending,
    ],
    ['GAP-038: with behavioral health', outside, signedIn, none, yes, false, show],
    ['GAP-038: without behavioral health', outside, signedIn, none, no, false, { type: 'missing' }],
  ])('%s', check)
})

describe('GAP-117: the page of a pending member', () => {
  const toDashboard = { type: 'go', to: 'dashboard' } as const
  it.each<Row>([
    ['a pending member', forPending, signedIn, member('PENDING'), yes, false, show],
    [
      'a stored answer says so',
      forPending,
      signedIn,
      stored([program('PENDING')]),
      yes,
      false,
      show,
    ],
    ['another member', forPending, signedIn, member('ACTIVE'), yes, false, toDashboard],
    ['no program', forPending, signedIn, none, yes, false, toDashboard],
    ['not known yet', forPending, signedIn, notYet, yes, false, wait],
    [
      'programs that cannot be read are not called pending',
      forPending,
      signedIn,
      failed,
      yes,
      false,
      unknown,
    ],
  ])('%s', check)
})

describe('ROUTE-049: the dashboard needs a program or behavioral health', () => {
  it.each<Row>([
    ['an active program', start, signedIn, member('ACTIVE'), yes, false, show],
    [
      'behavioral health alone',
      start,
      signedIn,
      member('ACTIVE', 'behavioralHealth'),
      yes,
      false,
      show,
    ],
    [
      'behavioral health, registered',
      start,
      signedIn,
      member('REGISTERED', 'behavioralHealth'),
      yes,
      false,
      show,
    ],
    ['IMP-003 GAP-001 GAP-004: pending', start, signedIn, member('PENDING'), yes, false, toPending],
    [
      'GAP-004: one has started, another is pending',
      start,
      signedIn,
      fresh([program('PENDING'), program('ACTIVE')]),
      yes,
      false,
      show,
    ],
    ['ROUTE-048: no program', start, signedIn, none, yes, false, toProfile],
    ['ROUTE-048: one that has ended', start, signedIn, member('INACTIVE'), yes, false, toProfile],
    ['ROUTE-048: one that is offered', start, signedIn, member('OFFERED'), yes, false, toProfile],
    [
      'ROUTE-048: behavioral health that is offered',
      start,
      signedIn,
      member('OFFERED', 'behavioralHealth'),
      yes,
      false,
      toProfile,
    ],
    ['it opens before the programs have come', start, signedIn, notYet, yes, false, show],
    ['it opens and says so when they cannot be got', start, signedIn, failed, yes, false, show],
  ])('%s', check)
})

describe('handles unknown facts', () => {
  it.each<Row>([
    ['programs that have not come yet', pressure, signedIn, notYet, yes, false, wait],
    [
      'programs that have not come yet, and are not asked for',
      own,
      signedIn,
      notYet,
      yes,
      false,
      show,
    ],
    [
      'programs that cannot be got never open a page',
      pressure,
      signedIn,
      failed,
      yes,
      false,
      unknown,
    ],
    ['kidney results that have not come yet', kidney, signedIn, none, notYet, false, wait],
    [
      'kidney results that cannot be got, with the fallback of 2§8',
      kidney,
      signedIn,
      none,
      { status: 'failed', value: false },
      false,
      unknown,
    ],
    [
      'a page that two calls decide, one of which says no',
      both,
      signedIn,
      member('INACTIVE'),
      failed,
      false,
      toProfile,
    ],
    [
      'a page that two calls decide, one of which has failed',
      both,
      signedIn,
      member('ACTIVE'),
      failed,
      false,
      unknown,
    ],
    [
      'a need that is not met, while the programs say where to go',
      both,
      signedIn,
      notYet,
      no,
      false,
      wait,
    ],
    [
      'a need that is not met, when nothing says where to go',
      both,
      signedIn,
      failed,
      no,
      false,
      unknown,
    ],
  ])('%s', check)
})

describe('allows a page by a cached answer, but never redirects by it', () => {
  it.each<Row>([
    [
      'it shows the page of a stored program',
      pressure,
      signedIn,
      stored([program('ACTIVE')]),
      yes,
      false,
      show,
    ],
    [
      'it shows the page also when the fresh answer cannot be got',
      pressure,
      signedIn,
      storedOnly([program('ACTIVE')]),
      yes,
      false,
      show,
    ],
    [
      'a program may have become active since',
      pressure,
      signedIn,
      stored([program('PENDING')]),
      yes,
      false,
      wait,
    ],
    ['the same at the dashboard', start, signedIn, stored([program('PENDING')]), yes, false, wait],
    [
      'the fresh answer cannot be got',
      pressure,
      signedIn,
      storedOnly([program('PENDING')]),
      yes,
      false,
      unknown,
    ],
    ['a stored flag that is off', reminders, signedIn, none, stored(false), false, wait],
    [
      'a stored flag that is off, and no fresh one',
      reminders,
      signedIn,
      none,
      storedOnly(false),
      false,
      unknown,
    ],
    ['a stored program says nowhere to go', reminders, signedIn, stored([]), no, false, wait],
    ['a stored program, and no fresh one', reminders, signedIn, storedOnly([]), no, false, unknown],
  ])('%s', check)
})

it('never redirects in circles', () => {
  const targets = {
    pending: forPending,
    dashboard: start,
    profilePreferences: own,
    prelogin: open,
  } as const
  const lists = [[], [program('PENDING')], [program('ACTIVE')], [program('OFFERED')]] as const
  for (const page of [open, own, start, forPending, pressure, kidney, outside, both])
    for (const session of [signedIn, out('never'), out('manual'), out('ended'), restoring])
      for (const programs of [
        ...lists.map((list) => fresh(list)),
        ...lists.map((list) => stored(list)),
        notYet,
        failed,
      ])
        for (const isMet of [yes, no, notYet, failed])
          for (const isTeams of [true, false]) {
            const question = { page, session, programs, isMet, isTeams } satisfies GuardQuestion
            let answer = routeGuard(question)
            if (answer.type !== 'go') continue
            // The dashboard may lead a member without a program on.
            for (let hops = 0; hops < 2 && answer.type === 'go'; hops += 1)
              answer = routeGuard({ ...question, page: targets[answer.to], isMet: yes })
            expect(answer, JSON.stringify(question)).toEqual(show)
          }
})

describe('isVisible', () => {
  it.each([
    ['ACTIVE', true],
    ['PENDING', false],
    ['REGISTERED', false],
    ['OFFERED', false],
    ['INACTIVE', false],
  ] as const)('ROUTE-065: %s shows it: %s', (status, visible) =>
    expect(isVisible(['diabetes', 'hypertension'], [program(status)])).toBe(visible),
  )
  it.each([
    ['ACTIVE', true],
    ['REGISTERED', true],
    ['PENDING', false],
    ['OFFERED', false],
    ['INACTIVE', false],
  ] as const)('GAP-013: where behavioral health is enough, %s shows it: %s', (status, visible) =>
    expect(isVisible(programNames, [program(status, 'behavioralHealth')])).toBe(visible),
  )
})
