import { describe, expect, it, test } from 'vitest'
import { appStateOf, defaultAppState } from './app-state.ts'
import { breakpointOf } from './breakpoint.ts'
import { featureFlags } from './feature-flags.ts'
import { initialLoad } from './initial-load.arbitrary.ts'
import { programSlugs, type Program, type ProgramName } from './programs.ts'
import { signedOut, type Session } from './session.ts'

const program = (name: ProgramName): Program => ({ id: name, slug: name, status: 'ACTIVE', dbSlug: programSlugs[name], program: name, name })
const signedIn: Session = { tag: 'signedIn', attempt: 0, expiresAt: 0, signOut: 'no', isTokenValid: true, isMigrating: false }
const empty = appStateOf(initialLoad(), signedOut)

test.each([
  ['USER-001', ['hasSafeContent', 'hasFiveDayCheck', 'hasWeightManagement', 'hasTelemed', 'hasConditionManagement', 'hasMentalHealth', 'hasPartnerPrograms', 'hasKidneyLabResults', 'hasOnboardingPrograms', 'ccmPlatformCodes']],
  ['USER-002', ['hasChatAvailable', 'hasMHGuideAvailable', 'hasCareTeam', 'hasConnectedToCoach']],
  ['USER-003', ['isOneApp', 'oneAppActiveProgram', 'oneAppActiveNav', 'isOneAppSidebar', 'triggerMemberNavRefresh']],
  ['USER-004', ['isTeamsEnvironment', 'isRedirectFromTeams', 'hasTeladocSSOError']],
  ['USER-005', ['isScaleOnboardingDone', 'weightScaleConfirmation', 'isBloodPressureRetakeFromLink', 'nextGenDevicesFlag', 'enableBgFirmwareUpdate']],
  ['USER-006', ['breakpoint', 'branding', 'isImpersonation']],
  ['USER-029', ['networkUp', 'isTokenValid', 'hasSafeContent', 'hasFiveDayCheck', 'hasWeightManagement', 'hasChatAvailable', 'isScaleOnboardingDone', 'hasKidneyLabResults', 'isImpersonation', 'isOneApp', 'isTeamsEnvironment', 'isRedirectFromTeams']],
])('%s: the state of the app has %j', (_, names) => expect(Object.keys(empty)).toEqual(expect.arrayContaining(names)))

test('USER-031: branding has brand_name and brand_code', () => expect(empty.branding).toEqual({ brand_name: 'Wellspring', brand_code: 'WELLSPRING' }))

describe('defaults', () => {
  it('GAP-079: what nothing derives is false or empty until somebody sets it', () => {
    const { networkUp, breakpoint, branding: _, ...rest } = defaultAppState
    expect([networkUp, breakpoint]).toEqual([true, 'wide'])
    expect(new Set(Object.values(rest).map(value => JSON.stringify(value)))).toEqual(new Set(['false', '[]', 'null']))
    expect(appStateOf(initialLoad(), signedOut, { ...defaultAppState, hasTelemed: true, ccmPlatformCodes: ['X'] })).toMatchObject({ hasTelemed: true, ccmPlatformCodes: ['X'] })
  })

  it('nothing loaded computes nothing but chat, which nobody has ruled out', () => {
    expect(empty).toMatchObject({ hasSafeContent: false, hasFiveDayCheck: false, hasWeightManagement: false, hasKidneyLabResults: false, isTokenValid: false, nextGenDevicesFlag: false, enableBgFirmwareUpdate: false, hasChatAvailable: true })
  })
})

describe('what the documents compute', () => {
  it.each<[ProgramName, object]>([
    ['heartFailure', { hasSafeContent: true, hasFiveDayCheck: false, hasWeightManagement: false, hasChatAvailable: true }],
    ['chronicKidneyDisease', { hasSafeContent: true, hasFiveDayCheck: true, hasWeightManagement: false }],
    ['hypertension', { hasSafeContent: false, hasFiveDayCheck: true, hasWeightManagement: false }],
    ['prediabetes', { hasSafeContent: false, hasFiveDayCheck: false, hasWeightManagement: true }],
    ['behavioralHealth', { hasSafeContent: false, hasFiveDayCheck: false, hasWeightManagement: false, hasChatAvailable: false }],
  ])('USER-029: with %s', (name, flags) => expect(appStateOf(initialLoad({ programs: [program(name)] }), signedIn)).toMatchObject(flags))

  it('USER-029: the kidney results, and the token as the session has it', () => {
    expect(appStateOf(initialLoad({ hasKidneyLabResults: true }), signedIn)).toMatchObject({ hasKidneyLabResults: true, isTokenValid: true })
    expect(appStateOf(initialLoad(), { ...signedIn, isTokenValid: false }).isTokenValid).toBe(false)
  })

  it.each([['NOT_STARTED', false], ['IN_PROGRESS', false], ['DISMISSED', false], ['COMPLETED', true]] as const)('the scale is set up when the step of the devices is: %s', (status, isDone) => {
    const load = initialLoad({ launchpad: { items: [{ name: 'DEVICES', status }, { name: 'COACHING', status: 'COMPLETED' }] } })
    expect(appStateOf(load, signedIn).isScaleOnboardingDone).toBe(isDone)
    expect(appStateOf(load, signedIn, { ...defaultAppState, isScaleOnboardingDone: true }).isScaleOnboardingDone).toBe(true)
  })

  it.each([
    ['FLAG-003: next-gen devices', featureFlags.nextGenDevices, { nextGenDevicesFlag: true, enableBgFirmwareUpdate: false }],
    ['FLAG-004: the blood glucose firmware update', featureFlags.bloodGlucoseFirmwareUpdate, { nextGenDevicesFlag: false, enableBgFirmwareUpdate: true }],
  ])('%s', (_, name, flags) => expect(appStateOf(initialLoad({ features: [{ name, state: 'ENABLED' }] }), signedIn)).toMatchObject(flags))
})

test.each([[0, 'mobile'], [766, 'mobile'], [767, 'mobile'], [768, 'medium'], [1024, 'medium'], [1025, 'wide'], [1026, 'wide']])('a window of %i px is %s', (width, breakpoint) => {
  expect(breakpointOf(width)).toBe(breakpoint)
})
