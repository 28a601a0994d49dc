import { describe, expect, it, test } from 'vitest'
import { initialLoad } from './initial-load.arbitrary.ts'
import type { InitialValues } from './initial-load.ts'
import { signedOut, type Session } from './session.ts'
import { mergeUser, noUserFacts, userOf, type UserFacts } from './user.ts'

const signedIn: Session = { tag: 'signedIn', attempt: 0, expiresAt: 0, signOut: 'no', isTokenValid: true, isMigrating: false }
const user = (values: Partial<InitialValues> = {}, facts: Partial<UserFacts> = {}, session: Session = signedIn) => userOf(initialLoad(values), session, { ...noUserFacts, ...facts }, 2026)
const empty = user({}, {}, signedOut)

const personal = {
  firstName: 'Rosa', lastName: 'Delgado', birthDate: '1961-03-09', email: 'rosa@example.com',
  address: { addressLine1: '12 Harbor Street', addressLine2: null, city: 'Portland', state: 'ME', zipcode: '04101' },
  phones: [{ phoneType: 'MO', number: '2075550142', countryCode: 'US' }, { phoneType: 'HO', number: '5550123456', countryCode: 'MX' }],
} as const
const account = { companyId: 'c1', isInternational: true, isPOBoxAllowed: true, isDirectToConsumer: true, organization: { code: 'ACME' } }
const htn = { id: 'HTN', status: 'ACTIVE', slug: 'hypertension', dbSlug: 'HYPERTENSION', program: 'hypertension', name: 'hypertension' } as const

test.each([
  ['USER-007', ['isAuthenticated', 'isManuallyLoggedOut', 'userLocale', 'programs', 'activePrograms', 'weightDevice', 'firstName', 'fullName', 'birthDate', 'lastActivityTimestamp', 'mfaToken', 'isUserEligibleForOneappMigration']],
  ['USER-010 GAP-028', ['userId', 'publicUUID', 'wellspringUUID', 'companyId']],
  ['USER-011', ['userLocale', 'firstName', 'lastName', 'fullName', 'birthDate', 'email', 'address']],
  ['USER-014', ['isInternational', 'isPOBoxAllowed', 'addressTypes', 'isDirectToConsumer']],
  ['USER-016', ['programs', 'activePrograms', 'orders']],
  ['USER-020', ['hasSetPersonalGoalWeight']],
  ['USER-023', ['hasKidneyDiseaseDiagnosis', 'hasLabA1c', 'lastActivityTimestamp', 'userTasks', 'onboardingDisplay', 'sharedCoaching']],
  ['USER-026', ['isManuallyLoggedOut', 'isPending', 'error', 'mfaToken', 'isUserEligibleForOneappMigration']],
])('%s: the user has %j', (_, names) => expect(Object.keys(empty)).toEqual(expect.arrayContaining(names)))

describe('defaults', () => {
  it('USER-015 USER-017 USER-018 USER-019: nothing known', () =>
    expect(empty).toMatchObject({
      userId: null, publicUUID: null, wellspringUUID: null, companyId: null, userLocale: null, fullName: '', yearRange: [], phoneNumbers: { mobile: null, home: null }, address: null,
      addressTypes: ['INDIVIDUAL'], bloodPressureDevice: 'htn', bloodSugarDevice: 'bg300', weightDevice: 'wm1500', programs: [], orders: [], isInternational: false, isPOBoxAllowed: false,
      hasSetPersonalGoalWeight: false, hasPersonalizedBPReport: false, hasDyslipidemia: false, hasKidneyDiseaseDiagnosis: false, hasLabA1c: false, userTasks: [], onboardingDisplay: {},
      impersonationInfo: { impersonatorId: null }, sharedCoaching: false, isAuthenticated: false, isManuallyLoggedOut: false, isPending: false, error: null, mfaToken: null, isUserEligibleForOneappMigration: false,
    }))
})

describe('what the calls bring', () => {
  it('USER-010 USER-011 USER-012 USER-013 USER-014: who she is', () =>
    expect(user({ userId: 'u1', publicUUID: 'p1', storedLocale: { locale: 'es-US', uuid: 'w1' }, personal, account })).toMatchObject({
      userId: 'u1', publicUUID: 'p1', wellspringUUID: 'w1', companyId: 'c1', userLocale: 'es-US', firstName: 'Rosa', lastName: 'Delgado', fullName: 'Rosa Delgado', birthDate: '1961-03-09', email: 'rosa@example.com',
      address: personal.address, isInternational: true, isPOBoxAllowed: true, isDirectToConsumer: true,
      phoneNumbers: { mobile: { number: '2075550142', countryCode: 'US' }, home: { number: '5550123456', countryCode: 'MX' } },
      yearRange: Array.from({ length: 66 }, (_, index) => 1961 + index),
    }))

  it('USER-008 USER-009 USER-016: programs each have id, program and status; the active ones are flags by condition', () => {
    const { programs, activePrograms } = user({ programs: [htn, { ...htn, status: 'OFFERED' }] })
    for (const program of programs) expect(program).toMatchObject({ id: 'HTN', program: 'hypertension', status: expect.any(String) })
    expect(activePrograms).toEqual({ behavioralHealth: false, heartFailure: false, chronicKidneyDisease: false, bloodSugar: false, bloodPressure: true, prediabetes: false, weight: false })
  })

  it('USER-020: a goal weight that she set herself, not one that was suggested', () => {
    const target = { weight: 150, weightUnit: 'LB' } as const
    expect([user({}, { weightTarget: { selfEnteredTarget: target } }), user({}, { weightTarget: { selfEnteredTarget: null } })].map(one => one.hasSetPersonalGoalWeight)).toEqual([true, false])
  })

  it.each([[[], false], [[4], false], [[5], true], [[4, 5], false], [[5, 0], true]])('USER-021: challenge stats of %j entries open the report: %s', (entries, open) => {
    expect(user({}, { challengeStats: entries.map(bloodPressureEntries => ({ bloodPressureEntries })) }).hasPersonalizedBPReport).toBe(open)
  })

  it('USER-022 USER-023: dyslipidemia, kidney disease, A1C, onboarding and shared coaching', () => {
    expect(user({ features: [{ name: 'DYSLIPIDEMIA', state: 'ENABLED' }], hasLabA1c: true, onboardingDisplay: { display: true, items: [] }, sharedCoaching: true }, {
      diagnoses: [{ condition: 'DIAGNOSIS_CONDITION_CHRONIC_KIDNEY_DISEASE' }], lastActivityTimestamp: '2026-11-20T12:00:00Z',
    })).toMatchObject({ hasDyslipidemia: true, hasLabA1c: true, onboardingDisplay: { display: true }, sharedCoaching: true, hasKidneyDiseaseDiagnosis: true, lastActivityTimestamp: '2026-11-20T12:00:00Z' })
    expect(user({}, { diagnoses: [{ condition: 'DIAGNOSIS_CONDITION_DIABETES' }] }).hasKidneyDiseaseDiagnosis).toBe(false)
  })

  it('USER-024: impersonationInfo holds the impersonatorId', () => expect(user({}, { impersonation: { impersonatorId: 'staff-7' } }).impersonationInfo).toEqual({ impersonatorId: 'staff-7' }))
})

test.each<[string, Session, object]>([
  ['pending', { ...signedIn, signOut: 'pending' }, { isPending: true, error: null, isManuallyLoggedOut: false }],
  ['failed', { ...signedIn, signOut: 'failed' }, { isPending: false, error: 'logoutFailed' }],
  ['by hand', { tag: 'signedOut', why: 'manual' }, { isPending: false, error: null, isManuallyLoggedOut: true }],
  ['ended, which counts as by hand (GAP-112)', { tag: 'signedOut', why: 'ended' }, { isManuallyLoggedOut: true }],
  ['never there', { tag: 'signedOut', why: 'never' }, { isManuallyLoggedOut: false }],
  ['may migrate', { ...signedIn, isMigrating: true }, { isUserEligibleForOneappMigration: true }],
])('USER-026: the session is %s', (_, session, expected) => expect(user({}, {}, session)).toMatchObject(expected))

test('USER-025 USER-026: authenticated by the cookie, with the MFA token that was given', () => {
  expect(user({}, { hasSessionCookie: true, mfaToken: 'm1' })).toMatchObject({ isAuthenticated: true, mfaToken: 'm1' })
})

test('AUTH-016: a generic action merges its payload into what is known of the user', () => {
  const known = mergeUser(noUserFacts, { mfaToken: 'm1', lastActivityTimestamp: '2026-11-20T12:00:00Z' })
  expect(mergeUser(known, { mfaToken: null })).toEqual({ ...noUserFacts, lastActivityTimestamp: '2026-11-20T12:00:00Z' })
  expect(mergeUser(known, {})).toEqual(known)
})
