import { describe, expect, it } from 'vitest'
import {
  deriveMember,
  type InitialCall,
  type InitialLoad,
  type InitialValues,
} from './initial-load.ts'
import { programSlugs, type Program, type ProgramName } from '../../member/model/programs.ts'

const calls: readonly InitialCall[] = [
  'userId',
  'storedLocale',
  'personal',
  'account',
  'sharedCoaching',
  'features',
  'orders',
  'deviceGroupings',
  'publicUUID',
  'programs',
  'client',
  'hasLabA1c',
  'hasKidneyLabResults',
  'scores',
  'launchpad',
  'onboardingDisplay',
]
const load = (values: Partial<InitialValues>): InitialLoad =>
  Object.fromEntries(
    calls.map((call) => [
      call,
      call in values ? { status: 'ready', value: values[call] } : { status: 'failed', value: null },
    ]),
  ) as unknown as InitialLoad
const active = (...names: ProgramName[]): Program[] =>
  names.map((name) => ({
    id: name,
    program: name,
    slug: name,
    dbSlug: programSlugs[name],
    status: 'ACTIVE',
    name,
  }))

describe('deriveMember', () => {
  it('gives safe content while a program could not be read', () => {
    const whole = load({ programs: active('diabetes', 'weight') })
    expect(deriveMember(whole).hasSafeContent).toBe(false)
    const partly = { ...whole, programs: { ...whole.programs, leftOut: 1 } }
    expect(deriveMember(partly).hasSafeContent).toBe(true)
  })

  it('has its defaults when every call failed', () =>
    expect(deriveMember(load({}))).toMatchObject({
      programs: [],
      hasWeightManagement: false,
      hasFiveDayCheck: false,
      hasSafeContent: false,
      hasChatAvailable: true,
      hasDyslipidemia: false,
      hasLabA1c: false,
      hasKidneyLabResults: false,
      bloodPressureDevice: 'htn',
      bloodSugarDevice: 'bg300',
      weightDevice: 'wm1500',
      addressTypes: ['INDIVIDUAL'],
      isDirectToConsumer: false,
      phoneNumberRegions: [],
    }))

  it.each([
    [['hypertension'], true, false],
    [['chronicKidneyDisease'], true, true],
    [['heartFailure'], false, true],
    [['diabetes'], false, false],
  ] as const)(
    'PROG-020 PROG-021: %j has a five-day check: %s, safe content: %s',
    (names, hasFiveDayCheck, hasSafeContent) =>
      expect(deriveMember(load({ programs: active(...names) }))).toMatchObject({
        hasFiveDayCheck,
        hasSafeContent,
      }),
  )

  it('uses each answer independently of the others', () => {
    expect(deriveMember(load({ hasLabA1c: true })).hasLabA1c).toBe(true)
    expect(deriveMember(load({ hasKidneyLabResults: true })).hasKidneyLabResults).toBe(true)
    expect(
      deriveMember(load({ features: [{ name: 'DYSLIPIDEMIA', state: 'ENABLED' }] }))
        .hasDyslipidemia,
    ).toBe(true)
    expect(deriveMember(load({ client: { isD2C: true } })).isDirectToConsumer).toBe(true)
    expect(deriveMember(load({ sharedCoaching: true })).hasChatAvailable).toBe(false)
  })
})
