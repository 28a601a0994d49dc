import { describe, expect, it, test } from 'vitest'
import {
  bloodPressureDevices,
  bloodSugarDevices,
  defaultDevices,
  devicesOf,
  weightDevices,
} from '#session/member/model/devices.ts'
import { programSlugs, type Program, type ProgramStatus } from '#session/member/model/programs.ts'
import { isRequirementMet, type RequirementFacts } from './route-requirements.ts'

const nothing: RequirementFacts = {
  programs: [],
  hasKidneyLabResults: false,
  hasReminders: false,
  hasGoalSetting: false,
  nextGenDevicesFlag: false,
  weightDevice: 'wm1500',
  isOneApp: false,
}
const behavioral = (status: ProgramStatus): Program => ({
  id: '1',
  slug: 'x',
  status,
  dbSlug: programSlugs.behavioralHealth,
  program: 'x',
  name: 'behavioralHealth',
})

describe('requirements beyond programs', () => {
  it.each([
    ['kidneyLabResults', { hasKidneyLabResults: true }],
    ['reminders', { hasReminders: true }],
    ['goalSetting', { hasGoalSetting: true }],
    ['oneApp', { isOneApp: true }],
    ['bodyScale', { nextGenDevicesFlag: true, weightDevice: 'wm2000' }],
  ] as const)('%s', (need, facts) => {
    expect(isRequirementMet(need, nothing)).toBe(false)
    expect(isRequirementMet(need, { ...nothing, ...facts })).toBe(true)
  })

  test('is met without a requirement', () => expect(isRequirementMet(undefined, nothing)).toBe(true))

  it.each([
    [false, 'wm2000', false],
    [true, 'wm1500', false],
    [true, 'wm1000', false],
    [true, 'wm2000', true],
  ] as const)(
    'GAP-035: with next-gen devices %s and the scale %s, body composition is %s',
    (nextGenDevicesFlag, weightDevice, met) =>
      expect(isRequirementMet('bodyScale', { ...nothing, nextGenDevicesFlag, weightDevice })).toBe(
        met,
      ),
  )

  it.each([null, ...bloodSugarDevices, ...bloodPressureDevices, ...weightDevices])(
    'GAP-123: with the scale %s, accepts only a known wm2000',
    (model) => {
      const { weightDevice } =
        model === null
          ? defaultDevices
          : devicesOf([{ readingCategory: 'weight_scale', bundleType: model }])
      expect(
        isRequirementMet('bodyScale', { ...nothing, nextGenDevicesFlag: true, weightDevice }),
      ).toBe(model === 'wm2000')
    },
  )

  it.each<ProgramStatus>(['PENDING', 'ACTIVE', 'INACTIVE', 'OFFERED', 'REGISTERED'])(
    'GAP-013: shows behavioral health for %s only if REGISTERED or ACTIVE',
    (status) =>
      expect(
        isRequirementMet('behavioralHealth', { ...nothing, programs: [behavioral(status)] }),
      ).toBe(status === 'REGISTERED' || status === 'ACTIVE'),
  )
})
