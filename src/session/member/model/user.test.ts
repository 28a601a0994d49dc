import { describe, expect, it, test } from 'vitest'
import { initialLoad } from '../../startup/model/initial-load.arbitrary.ts'
import { deriveMember, type InitialValues } from '../../startup/model/initial-load.ts'
import { signedOut, type Session } from '../../auth/model/session-state.ts'
import { mergeUser, noUserFacts, userOf } from './user.ts'

const signedIn: Session = {
  tag: 'signedIn',
  attempt: 0,
  expiresAt: 0,
  signOut: 'no',
  isTokenValid: true,
  isMigrating: false,
}
type Known = Parameters<typeof userOf>[1]
const known: Known = {
  session: signedIn,
  facts: noUserFacts,
  impersonatorId: null,
  hasSessionCookie: true,
}
const user = (values: Partial<InitialValues> = {}, more: Partial<Known> = {}) =>
  userOf(deriveMember(initialLoad(values)), { ...known, ...more })

const personal = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  birthDate: '1961-03-09',
  email: 'rosa@example.com',
  address: {
    addressLine1: '12 Harbor Street',
    addressLine2: null,
    city: 'Portland',
    state: 'ME',
    zipcode: '04101',
  },
  phones: [
    { phoneType: 'HO', number: '5550123456', countryCode: 'MX' },
    { phoneType: 'MO', number: '2075550142', countryCode: 'US' },
  ],
} as const
const account = {
  companyId: 'c1',
  isInternational: true,
  isPOBoxAllowed: true,
  isDirectToConsumer: true,
  organization: { code: 'ACME' },
}
const htn = {
  id: 'HTN',
  status: 'ACTIVE',
  slug: 'hypertension',
  dbSlug: 'HYPERTENSION',
  program: 'hypertension',
  name: 'hypertension',
} as const
const order = {
  id: 'o1',
  orderType: 'BG_STRIPS',
  status: 'SHIPPED',
  orderedAt: '2026-11-18T15:00:00Z',
} as const

describe('userOf', () => {
  it('USER-007: has the fields of the load, the session and the user facts', () =>
    expect(
      user(
        { storedLocale: { locale: 'es-US', uuid: 'w1' }, personal, programs: [htn] },
        { facts: { lastActivityTimestamp: '2026-11-19T14:05:00Z', mfaToken: 'm1' } },
      ),
    ).toMatchObject({
      isAuthenticated: true,
      isManuallyLoggedOut: false,
      userLocale: 'es-US',
      programs: [htn],
      activePrograms: { bloodPressure: true },
      weightDevice: 'wm1500',
      firstName: 'Rosa',
      fullName: 'Rosa Delgado',
      birthDate: '1961-03-09',
      lastActivityTimestamp: '2026-11-19T14:05:00Z',
      mfaToken: 'm1',
      isUserEligibleForOneappMigration: false,
    }))

  it('USER-010 GAP-028: has four ids from separate answers', () =>
    expect(
      user({
        userId: 'u1',
        publicUUID: 'p1',
        storedLocale: { locale: 'en-US', uuid: 'w1' },
        account,
      }),
    ).toMatchObject({ userId: 'u1', publicUUID: 'p1', wellspringUUID: 'w1', companyId: 'c1' }))

  it('USER-011: has the personal fields', () =>
    expect(user({ storedLocale: { locale: 'es-US', uuid: 'w1' }, personal })).toMatchObject({
      userLocale: 'es-US',
      firstName: 'Rosa',
      lastName: 'Delgado',
      fullName: 'Rosa Delgado',
      birthDate: '1961-03-09',
      email: 'rosa@example.com',
      address: personal.address,
    }))

  it('USER-013 USER-027 USER-028: has a mobile and a home phone, in any order', () => {
    expect(user({ personal }).phoneNumbers).toEqual({
      mobile: { number: '2075550142', countryCode: 'US' },
      home: { number: '5550123456', countryCode: 'MX' },
    })
    expect(user({ personal: { ...personal, phones: [personal.phones[0]] } }).phoneNumbers).toEqual({
      mobile: null,
      home: { number: '5550123456', countryCode: 'MX' },
    })
  })

  it('USER-014: has the account’s fields', () =>
    expect(user({ account: { ...account, addressTypes: ['WORK'] } })).toMatchObject({
      isInternational: true,
      isPOBoxAllowed: true,
      addressTypes: ['WORK'],
      isDirectToConsumer: true,
    }))

  it('USER-015 USER-017 USER-018 USER-019: has the defaults before the load', () =>
    expect(user({}, { session: signedOut, hasSessionCookie: false })).toMatchObject({
      userId: null,
      publicUUID: null,
      wellspringUUID: null,
      companyId: null,
      userLocale: null,
      fullName: '',
      birthDate: null,
      phoneNumbers: { mobile: null, home: null },
      address: null,
      addressTypes: ['INDIVIDUAL'],
      bloodPressureDevice: 'htn',
      bloodSugarDevice: 'bg300',
      weightDevice: 'wm1500',
      programs: [],
      orders: [],
      isInternational: false,
      isPOBoxAllowed: false,
      hasDyslipidemia: false,
      hasLabA1c: false,
      onboardingDisplay: {},
      impersonationInfo: { impersonatorId: null },
      sharedCoaching: false,
      isAuthenticated: false,
      isManuallyLoggedOut: false,
      isPending: false,
      error: null,
      mfaToken: null,
      lastActivityTimestamp: null,
      isUserEligibleForOneappMigration: false,
    }))

  it('USER-008 USER-009 USER-016: has programs, active conditions and orders', () => {
    const offered = {
      ...htn,
      id: 'DM',
      status: 'OFFERED',
      program: 'diabetes',
      slug: 'diabetes',
      dbSlug: 'DIABETES',
      name: 'diabetes',
    } as const
    const { programs, activePrograms, orders } = user({ programs: [htn, offered], orders: [order] })
    expect(programs.map(({ id, program, status }) => [id, program, status])).toEqual([
      ['HTN', 'hypertension', 'ACTIVE'],
      ['DM', 'diabetes', 'OFFERED'],
    ])
    expect(activePrograms).toEqual({
      behavioralHealth: false,
      heartFailure: false,
      chronicKidneyDisease: false,
      bloodSugar: false,
      bloodPressure: true,
      prediabetes: false,
      weight: false,
    })
    expect(orders).toEqual([order])
  })

  it.each([
    ['ENABLED', true],
    ['DISABLED', false],
  ] as const)('USER-022: with the feature DYSLIPIDEMIA %s, has dyslipidemia: %s', (state, has) =>
    expect(user({ features: [{ name: 'DYSLIPIDEMIA', state }] }).hasDyslipidemia).toBe(has),
  )

  it('USER-023: has A1C, onboarding and shared coaching of the load', () =>
    expect(
      user({
        hasLabA1c: true,
        onboardingDisplay: { display: true, items: [] },
        sharedCoaching: true,
      }),
    ).toMatchObject({
      hasLabA1c: true,
      onboardingDisplay: { display: true },
      sharedCoaching: true,
    }))

  it('USER-024: has the staff user who views the account', () =>
    expect(user({}, { impersonatorId: 'staff-7' }).impersonationInfo).toEqual({
      impersonatorId: 'staff-7',
    }))

  it.each([true, false])('USER-025: is authenticated with the cookie: %s', (is) =>
    expect(user({}, { hasSessionCookie: is }).isAuthenticated).toBe(is),
  )

  it.each<[string, Session, object]>([
    [
      'pending',
      { ...signedIn, signOut: 'pending' },
      { isPending: true, error: null, isManuallyLoggedOut: false },
    ],
    [
      'failed',
      { ...signedIn, signOut: 'failed' },
      { isPending: false, error: 'logoutFailed', isManuallyLoggedOut: false },
    ],
    [
      'ended by hand',
      { tag: 'signedOut', why: 'manual' },
      { isPending: false, error: null, isManuallyLoggedOut: true },
    ],
    [
      'ended for inactivity (GAP-112)',
      { tag: 'signedOut', why: 'idle' },
      { isManuallyLoggedOut: true },
    ],
    [
      'ended by the server (GAP-112)',
      { tag: 'signedOut', why: 'ended' },
      { isManuallyLoggedOut: true },
    ],
    ['never there', { tag: 'signedOut', why: 'never' }, { isManuallyLoggedOut: false }],
    [
      'eligible for the migration',
      { ...signedIn, isMigrating: true },
      { isUserEligibleForOneappMigration: true },
    ],
  ])('USER-026: has the session’s fields when it is %s', (_, session, expected) =>
    expect(user({}, { session })).toMatchObject(expected),
  )
})

test('AUTH-016: merges a payload and keeps the other facts', () => {
  const told = mergeUser(noUserFacts, {
    mfaToken: 'm1',
    lastActivityTimestamp: '2026-11-20T12:00:00Z',
  })
  expect(mergeUser(told, { mfaToken: null })).toEqual({
    mfaToken: null,
    lastActivityTimestamp: '2026-11-20T12:00:00Z',
  })
  expect(mergeUser(told, {})).toEqual(told)
})
