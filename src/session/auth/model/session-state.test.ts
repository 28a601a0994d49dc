import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isManuallyLoggedOut,
  refreshDelay,
  refreshLead,
  signedOut,
  stepSession,
  type Session,
  type SessionEvent,
} from './session-state.ts'

const now = 1_000_000
const minute = 60_000
const ended: Session = { tag: 'signedOut', why: 'ended' }
const restoring: Session = { tag: 'restoring', attempt: 0, trouble: null }
const signedIn: Session = {
  tag: 'signedIn',
  attempt: 0,
  expiresAt: now + 15 * minute,
  signOut: 'no',
  isTokenValid: true,
  isMigrating: false,
}
const leaving: Session = { ...signedIn, signOut: 'pending' }
const granted: SessionEvent = { type: 'granted', lifetime: 15 * minute, isMigrating: false }
const alarm = { type: 'alarm', at: now + 10 * minute } as const

describe('stepSession', () => {
  it.each<[string, Session, SessionEvent, Session, readonly object[]]>([
    ['a visitor makes no call', signedOut, { type: 'opened', present: false }, signedOut, []],
    [
      'a session cookie is exchanged for a token',
      signedOut,
      { type: 'opened', present: true },
      restoring,
      [{ type: 'refresh' }],
    ],
    [
      'AUTH-008: a token is refreshed 5 minutes before it expires',
      signedOut,
      granted,
      signedIn,
      [alarm],
    ],
    ['a restored session is signed in', restoring, granted, signedIn, [alarm]],
    [
      'a refused restore signs out with the cause ended',
      restoring,
      { type: 'refused' },
      ended,
      [{ type: 'forget', notify: true }],
    ],
    [
      'a session that the server ended is signed out',
      signedIn,
      { type: 'refused' },
      ended,
      [{ type: 'forget', notify: true }],
    ],
    [
      'a call that is refused during a sign-out does not change its cause',
      leaving,
      { type: 'refused' },
      { tag: 'signedOut', why: 'manual' },
      [{ type: 'forget', notify: true }],
    ],
    [
      'an unavailable service keeps restoring',
      restoring,
      { type: 'troubled', trouble: 'unavailable' },
      { tag: 'restoring', attempt: 1, trouble: 'unavailable' },
      [{ type: 'alarm', at: now + 1000 }],
    ],
    [
      'a lost network keeps the session',
      signedIn,
      { type: 'troubled', trouble: 'offline' },
      { ...signedIn, attempt: 1 },
      [{ type: 'alarm', at: now + 1000 }],
    ],
    [
      'the server may ask for a longer wait',
      signedIn,
      { type: 'troubled', trouble: 'unavailable', after: 60_000 },
      { ...signedIn, attempt: 1 },
      [{ type: 'alarm', at: now + 60_000 }],
    ],
    [
      'restoring is retried every four seconds at the latest',
      { ...restoring, attempt: 9 },
      { type: 'troubled', trouble: 'offline' },
      { tag: 'restoring', attempt: 10, trouble: 'offline' },
      [{ type: 'alarm', at: now + 4_000 }],
    ],
    [
      'a shown session is retried every half minute at the latest',
      { ...signedIn, attempt: 9 },
      { type: 'troubled', trouble: 'offline' },
      { ...signedIn, attempt: 10 },
      [{ type: 'alarm', at: now + 30_000 }],
    ],
    ['the alarm refreshes', signedIn, { type: 'woke' }, signedIn, [{ type: 'refresh' }]],
    ['the alarm of an ended session does nothing', signedOut, { type: 'woke' }, signedOut, []],
    [
      'AUTH-011: signing out is pending',
      signedIn,
      { type: 'signOutAsked' },
      leaving,
      [{ type: 'callSignOut' }],
    ],
    [
      'AUTH-011: a second request clears the error',
      { ...signedIn, signOut: 'failed' },
      { type: 'signOutAsked' },
      leaving,
      [{ type: 'callSignOut' }],
    ],
    ['two requests call once', leaving, { type: 'signOutAsked' }, leaving, []],
    [
      'AUTH-005 AUTH-007 AUTH-012 AUTH-013: signs out by hand',
      leaving,
      { type: 'signOutDone' },
      { tag: 'signedOut', why: 'manual' },
      [{ type: 'forget', notify: true }],
    ],
    [
      'AUTH-015: a failed sign-out keeps the session',
      leaving,
      { type: 'signOutFailed' },
      { ...signedIn, signOut: 'failed' },
      [],
    ],
    ['a refresh during the sign-out keeps it pending', leaving, granted, leaving, [alarm]],
    ['startup without a session leaves a visitor', restoring, { type: 'visited' }, signedOut, []],
    ['startup that leads elsewhere keeps a session', signedIn, { type: 'visited' }, signedIn, []],
    [
      'ERR-019: invalid_token marks the token as invalid',
      signedIn,
      { type: 'tokenRefused' },
      { ...signedIn, isTokenValid: false },
      [],
    ],
    [
      'ERR-019: until the next grant',
      { ...signedIn, isTokenValid: false },
      granted,
      signedIn,
      [alarm],
    ],
    [
      'another tab signed out',
      signedIn,
      { type: 'goneElsewhere', why: 'manual' },
      { tag: 'signedOut', why: 'manual' },
      [{ type: 'forget', notify: false }],
    ],
    [
      'another tab signed out for inactivity',
      signedIn,
      { type: 'goneElsewhere', why: 'idle' },
      { tag: 'signedOut', why: 'idle' },
      [{ type: 'forget', notify: false }],
    ],
    [
      'IDLE-006: the idle limit signs out at once',
      signedIn,
      { type: 'idledOut' },
      { tag: 'signedOut', why: 'idle' },
      [{ type: 'forget', notify: true }],
    ],
    [
      'the idle limit signs out while restoring',
      restoring,
      { type: 'idledOut' },
      { tag: 'signedOut', why: 'idle' },
      [{ type: 'forget', notify: true }],
    ],
    [
      'the idle limit during a sign-out counts as manual',
      leaving,
      { type: 'idledOut' },
      { tag: 'signedOut', why: 'manual' },
      [{ type: 'forget', notify: true }],
    ],
    ['the idle limit does nothing for a visitor', signedOut, { type: 'idledOut' }, signedOut, []],
    [
      'a sign-in in another tab hides a signed-in session at once',
      signedIn,
      { type: 'changedElsewhere' },
      restoring,
      [{ type: 'reload' }],
    ],
    [
      'a sign-in in another tab while restoring',
      restoring,
      { type: 'changedElsewhere' },
      restoring,
      [],
    ],
    [
      'a sleep past the limit hides the session until the server confirms it',
      signedIn,
      { type: 'slept' },
      restoring,
      [{ type: 'refresh' }],
    ],
    ['a sleep during the sign-out does nothing', leaving, { type: 'slept' }, leaving, []],
    ['a sleep does nothing for a visitor', signedOut, { type: 'slept' }, signedOut, []],
    [
      'a sign-in in another tab while signed out',
      signedOut,
      { type: 'changedElsewhere' },
      restoring,
      [{ type: 'refresh' }],
    ],
  ])('%s', (_, before, event, after, commands) => {
    expect(stepSession(before, event, now)).toEqual([after, commands])
  })

  const event = fc.oneof(
    fc.record({ type: fc.constant('opened' as const), present: fc.boolean() }),
    fc.record({
      type: fc.constant('granted' as const),
      lifetime: fc.integer({ min: -1000, max: 86_400_000 }),
      isMigrating: fc.boolean(),
    }),
    fc.record({
      type: fc.constant('troubled' as const),
      trouble: fc.constantFrom('offline' as const, 'unavailable' as const),
    }),
    fc.record({
      type: fc.constant('goneElsewhere' as const),
      why: fc.constantFrom('manual' as const, 'idle' as const, 'ended' as const),
    }),
    fc
      .constantFrom(
        'visited',
        'tokenRefused',
        'refused',
        'woke',
        'signOutAsked',
        'signOutDone',
        'signOutFailed',
        'changedElsewhere',
        'slept',
        'idledOut',
      )
      .map((type) => ({ type }) as SessionEvent),
  )

  it('no alarm is in the past, and a waiting session always has a next step', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let session = signedOut
        let armed = false
        for (const next of events) {
          const [after, commands] = stepSession(session, next, now)
          for (const command of commands) {
            if (command.type === 'alarm') expect(command.at).toBeGreaterThanOrEqual(now)
            armed =
              command.type === 'alarm' ||
              command.type === 'refresh' ||
              command.type === 'reload' ||
              (armed && command.type !== 'forget')
          }
          session = after
          if (session.tag !== 'signedOut') expect(armed).toBe(true)
          else if (commands.some((command) => command.type === 'forget')) expect(armed).toBe(false)
        }
      }),
    )
  })
})

it.each<[Session, boolean]>([
  [signedOut, false],
  [{ tag: 'signedOut', why: 'manual' }, true],
  [{ tag: 'signedOut', why: 'idle' }, true],
  [ended, true],
  [signedIn, false],
  [restoring, false],
])('AUTH-013 GAP-112: the manual logout flag of %j is %s', (session, marked) =>
  expect(isManuallyLoggedOut(session)).toBe(marked),
)

describe('refreshDelay', () => {
  it.each([
    [60 * minute, 55 * minute, 55 * minute],
    [refreshLead + 30_000, 30_000, 30_000],
    [refreshLead + 29_999, 29_999, 30_000],
    [refreshLead + 1, 1, 30_000],
    [refreshLead, 0, 30_000],
    [40_000, 0, 20_000],
    [0, 0, 0],
    [-5_000, 0, 0],
  ])(
    'GAP-061: refreshes a token of %i ms after %i ms, a renewed one after %i ms',
    (lifetime, first, renewed) =>
      expect([refreshDelay(lifetime, false), refreshDelay(lifetime, true)]).toEqual([
        first,
        renewed,
      ]),
  )

  it('GAP-061: a first token shorter than the lead is refreshed at once, without a loop', () => {
    const granted = (lifetime: number) =>
      ({ type: 'granted', lifetime, isMigrating: false }) as const
    const [first, alarmed] = stepSession(restoring, granted(60_000), 1000)
    expect(alarmed).toEqual([{ type: 'alarm', at: 1000 }])
    expect(stepSession(first, granted(60_000), 2000)[1]).toEqual([{ type: 'alarm', at: 32_000 }])
    expect(stepSession(first, granted(900_000), 2000)[1]).toEqual([{ type: 'alarm', at: 602_000 }])
  })
})

/** Who asked to sign out, even in vain, has signed out by hand, whatever ends the session. */
describe.each(['no', 'pending', 'failed'] as const)('with the sign-out %s', (signOut) => {
  it.each([
    [{ type: 'refused' }, 'ended'],
    [{ type: 'idledOut' }, 'idle'],
    [{ type: 'signOutDone' }, 'manual'],
  ] as const)('%o ends the session', (event, why) => {
    const [next] = stepSession({ ...signedIn, signOut }, event, now)
    expect(next).toEqual({ tag: 'signedOut', why: signOut === 'no' ? why : 'manual' })
  })
})
