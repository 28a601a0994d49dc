import { describe, expect, it, test } from 'vitest'
import { appStateOf, defaultAppState } from './app-state.ts'
import { breakpointOf } from '#platform/model/breakpoint.ts'
import { initialLoad } from '../../startup/model/initial-load.arbitrary.ts'
import {
  oneAppProtocol,
  stepOneApp,
  type ParentMessage,
} from '../../embedding/model/one-app-protocol.ts'
import { programSlugs, type Program, type ProgramName } from './programs.ts'
import { signedOut, type Session } from '../../auth/model/session-state.ts'

const program = (name: ProgramName): Program => ({
  id: name,
  slug: name,
  status: 'ACTIVE',
  dbSlug: programSlugs[name],
  program: name,
  name,
})
const signedIn: Session = {
  tag: 'signedIn',
  attempt: 0,
  expiresAt: 0,
  signOut: 'no',
  isTokenValid: true,
  isMigrating: false,
}
const empty = appStateOf(initialLoad(), signedOut)

/** The app state after a hello of the one-app parent with these flags, and this load. */
const afterHello = (
  message: Partial<Extract<ParentMessage, { type: 'hello' }>>,
  load = initialLoad(),
) => {
  const [, effects] = stepOneApp('waiting', {
    ...oneAppProtocol,
    nonce: 'n',
    type: 'hello',
    program: null,
    nav: null,
    sidebar: false,
    locale: 'en-US',
    ...message,
  })
  const flags = effects.flatMap((effect) => (effect.type === 'flags' ? [effect.flags] : []))
  return appStateOf(load, signedIn, Object.assign({ ...defaultAppState }, ...flags))
}
const parentFlags = {
  hasTelemed: true,
  hasConditionManagement: true,
  hasMentalHealth: true,
  hasPartnerPrograms: true,
  hasOnboardingPrograms: true,
} as const

describe('appStateOf', () => {
  it('USER-001: takes content and program flags from the load and the parent app', () => {
    const load = initialLoad({
      programs: [program('chronicKidneyDisease'), program('weight')],
      hasKidneyLabResults: true,
    })
    const content = {
      hasSafeContent: true,
      hasFiveDayCheck: true,
      hasWeightManagement: true,
      hasKidneyLabResults: true,
    }
    expect(afterHello({ flags: { ...parentFlags, ccmPlatformCodes: ['DM'] } }, load)).toMatchObject(
      { ...content, ...parentFlags, ccmPlatformCodes: ['DM'] },
    )
    for (const name of Object.keys(parentFlags))
      expect(afterHello({ flags: { [name]: true } })).toMatchObject({
        ...Object.fromEntries(Object.keys(parentFlags).map((each) => [each, each === name])),
        hasSafeContent: false,
      })
  })

  it('USER-002: takes coaching and care flags from the load, the parent app and the chat', () => {
    expect(afterHello({ flags: { hasMHGuideAvailable: true } })).toMatchObject({
      hasChatAvailable: true,
      hasMHGuideAvailable: true,
      hasCareTeam: false,
      hasConnectedToCoach: false,
    })
    expect(
      afterHello({ flags: { hasCareTeam: true } }, initialLoad({ sharedCoaching: true })),
    ).toMatchObject({ hasChatAvailable: false, hasMHGuideAvailable: false, hasCareTeam: true })
    expect(
      appStateOf(initialLoad(), signedIn, { ...defaultAppState, hasConnectedToCoach: true })
        .hasConnectedToCoach,
    ).toBe(true)
  })

  it('USER-003: takes one-app flags from the parent app', () => {
    expect(empty).toMatchObject({
      isOneApp: false,
      oneAppActiveProgram: null,
      oneAppActiveNav: null,
      isOneAppSidebar: false,
      triggerMemberNavRefresh: false,
    })
    expect(afterHello({ program: 'diabetes', nav: 'bloodSugar', sidebar: true })).toMatchObject({
      isOneApp: true,
      oneAppActiveProgram: 'diabetes',
      oneAppActiveNav: 'bloodSugar',
      isOneAppSidebar: true,
    })
    expect(
      stepOneApp('known', { ...oneAppProtocol, nonce: 'n', type: 'memberNavRefresh' })[1],
    ).toEqual([{ type: 'flags', flags: { triggerMemberNavRefresh: true } }])
  })

  it('USER-004: keeps the flags of Teams and single sign-on', () => {
    const said = {
      isTeamsEnvironment: true,
      isRedirectFromTeams: true,
      hasTeladocSSOError: true,
    } as const
    expect(empty).toMatchObject({
      isTeamsEnvironment: false,
      isRedirectFromTeams: false,
      hasTeladocSSOError: false,
    })
    expect(appStateOf(initialLoad(), signedOut, { ...defaultAppState, ...said })).toMatchObject(
      said,
    )
  })

  it('USER-005: takes device flags from a screen, the launchpad and the features', () => {
    const features = [
      { name: 'NEXT_GEN_DEVICES', state: 'ENABLED' },
      { name: 'BG_FIRMWARE_UPDATE', state: 'ENABLED' },
    ] as const
    expect(
      appStateOf(
        initialLoad({ features, launchpad: { items: [{ name: 'DEVICES', status: 'COMPLETED' }] } }),
        signedIn,
        { ...defaultAppState, weightScaleConfirmation: true, isBloodPressureRetakeFromLink: true },
      ),
    ).toMatchObject({
      isScaleOnboardingDone: true,
      weightScaleConfirmation: true,
      isBloodPressureRetakeFromLink: true,
      nextGenDevicesFlag: true,
      enableBgFirmwareUpdate: true,
    })
    expect(empty).toMatchObject({
      isScaleOnboardingDone: false,
      weightScaleConfirmation: false,
      isBloodPressureRetakeFromLink: false,
      nextGenDevicesFlag: false,
      enableBgFirmwareUpdate: false,
    })
  })

  it('USER-006: has the breakpoint, the brand and the staff session', () => {
    const branding = { brand_name: 'Harbor Health', brand_code: 'HARBOR' }
    expect(afterHello({ branding }).branding).toEqual(branding)
    expect(
      appStateOf(initialLoad(), signedIn, {
        ...defaultAppState,
        breakpoint: breakpointOf(320),
        isImpersonation: true,
      }),
    ).toMatchObject({
      breakpoint: 'mobile',
      isImpersonation: true,
      branding: { brand_name: 'Wellspring' },
    })
  })

  it('USER-029: has separate flags for the network and a valid token', () => {
    expect(appStateOf(initialLoad(), { ...signedIn, isTokenValid: false })).toMatchObject({
      networkUp: true,
      isTokenValid: false,
    })
    expect(
      appStateOf(initialLoad(), signedIn, { ...defaultAppState, networkUp: false }),
    ).toMatchObject({ networkUp: false, isTokenValid: true })
  })
})

test('USER-031: branding has brand_name and brand_code', () =>
  expect(empty.branding).toEqual({ brand_name: 'Wellspring', brand_code: 'WELLSPRING' }))

describe('defaults', () => {
  it('GAP-079: flags that no rule derives are false or empty by default', () => {
    const { networkUp, breakpoint, branding: _, ...rest } = defaultAppState
    expect([networkUp, breakpoint]).toEqual([true, 'wide'])
    expect(new Set(Object.values(rest).map((value) => JSON.stringify(value)))).toEqual(
      new Set(['false', '[]', 'null']),
    )
    expect(
      appStateOf(initialLoad(), signedOut, {
        ...defaultAppState,
        hasTelemed: true,
        ccmPlatformCodes: ['X'],
      }),
    ).toMatchObject({ hasTelemed: true, ccmPlatformCodes: ['X'] })
  })

  it('without a load only chat is available', () => {
    expect(empty).toMatchObject({
      hasSafeContent: false,
      hasFiveDayCheck: false,
      hasWeightManagement: false,
      hasKidneyLabResults: false,
      isTokenValid: false,
      nextGenDevicesFlag: false,
      enableBgFirmwareUpdate: false,
      hasChatAvailable: true,
    })
  })
})

describe('computed flags', () => {
  it.each<[ProgramName, object]>([
    [
      'heartFailure',
      {
        hasSafeContent: true,
        hasFiveDayCheck: false,
        hasWeightManagement: false,
        hasChatAvailable: true,
      },
    ],
    [
      'chronicKidneyDisease',
      { hasSafeContent: true, hasFiveDayCheck: true, hasWeightManagement: false },
    ],
    ['hypertension', { hasSafeContent: false, hasFiveDayCheck: true, hasWeightManagement: false }],
    ['prediabetes', { hasSafeContent: false, hasFiveDayCheck: false, hasWeightManagement: true }],
    [
      'behavioralHealth',
      {
        hasSafeContent: false,
        hasFiveDayCheck: false,
        hasWeightManagement: false,
        hasChatAvailable: false,
      },
    ],
  ])('USER-029: with %s', (name, flags) =>
    expect(appStateOf(initialLoad({ programs: [program(name)] }), signedIn)).toMatchObject(flags),
  )

  it('USER-029: has the kidney results, and the token of the session', () => {
    expect(appStateOf(initialLoad({ hasKidneyLabResults: true }), signedIn)).toMatchObject({
      hasKidneyLabResults: true,
      isTokenValid: true,
    })
    expect(appStateOf(initialLoad(), { ...signedIn, isTokenValid: false }).isTokenValid).toBe(false)
  })

  it.each([
    ['NOT_STARTED', false],
    ['IN_PROGRESS', false],
    ['DISMISSED', false],
    ['COMPLETED', true],
  ] as const)('the scale is set up when the devices step is complete: %s', (status, isDone) => {
    const load = initialLoad({
      launchpad: {
        items: [
          { name: 'DEVICES', status },
          { name: 'COACHING', status: 'COMPLETED' },
        ],
      },
    })
    expect(appStateOf(load, signedIn).isScaleOnboardingDone).toBe(isDone)
    expect(
      appStateOf(load, signedIn, { ...defaultAppState, isScaleOnboardingDone: true })
        .isScaleOnboardingDone,
    ).toBe(true)
  })

  it.each([
    [
      'FLAG-003: next-gen devices',
      'NEXT_GEN_DEVICES',
      { nextGenDevicesFlag: true, enableBgFirmwareUpdate: false },
    ],
    [
      'FLAG-004: the blood glucose firmware update',
      'BG_FIRMWARE_UPDATE',
      { nextGenDevicesFlag: false, enableBgFirmwareUpdate: true },
    ],
  ])('%s', (_, name, flags) =>
    expect(
      appStateOf(initialLoad({ features: [{ name, state: 'ENABLED' }] }), signedIn),
    ).toMatchObject(flags),
  )
})

test.each([
  [0, 'mobile'],
  [766, 'mobile'],
  [767, 'mobile'],
  [768, 'medium'],
  [1024, 'medium'],
  [1025, 'wide'],
  [1026, 'wide'],
])('a window of %i px is %s', (width, breakpoint) => {
  expect(breakpointOf(width)).toBe(breakpoint)
})
