import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { defaultFlagSettings, type FeatureFlag, featureFlagNames, featureFlags, isFlagOn } from './feature-flags.ts'
import type { Feature } from './features.ts'

const enabled: readonly Feature[] = Object.values(featureFlags).map(name => ({ name, state: 'ENABLED' }))

test.each<[string, FeatureFlag, string]>([
  ['FLAG-005', 'mentalHealthWebSdk', 'MENTAL_HEALTH_WEB_SDK'], ['FLAG-006', 'clientMigration', 'CLIENT_MIGRATION'], ['FLAG-007', 'onboarding', 'ONBOARDING'],
  ['FLAG-008', 'medicationOptimisation', 'MEDICATION_OPTIMIZATION'], ['FLAG-009', 'healthEquityFields', 'HEALTH_EQUITY_FIELDS'],
  ['FLAG-010', 'healthJourneyLaunchpad', 'HEALTH_JOURNEY_LAUNCHPAD'], ['FLAG-011 GAP-083', 'reminders', 'REMINDERS'], ['FLAG-012', 'guideFeature', 'GUIDE_FEATURE'],
  ['FLAG-013', 'newCoachingUi', 'NEW_COACHING_UI'], ['FLAG-014 GAP-083', 'glp1Education', 'GLP1_EDUCATION'], ['FLAG-015', 'newUpsell', 'NEW_UPSELL'],
  ['FLAG-016', 'goalSetting', 'GOAL_SETTING'], ['FLAG-017 GAP-081', 'newFoodLogger', 'NEW_FOOD_LOGGER'], ['FLAG-018', 'newCardOrder', 'NEW_CARD_ORDER'],
  ['FLAG-019', 'cardioMetabolicTile', 'CARDIOMETABOLIC_TILE'], ['FLAG-020', 'nextGenDevices', 'NEXT_GEN_DEVICES'], ['FLAG-021', 'glp1Engagement', 'GLP1_ENGAGEMENT'],
  ['FLAG-022 GAP-083', 'bloodGlucoseFirmwareUpdate', 'BG_FIRMWARE_UPDATE'],
])('%s: %s is a flag, %s at the server, and goes on and off by itself', (_, flag, name) => {
  expect(featureFlags[flag]).toBe(name)
  expect(isFlagOn(flag, 'legacy', [{ name, state: 'ENABLED' }])).toBe(true)
  expect(isFlagOn(flag, 'legacy', [{ name, state: 'DISABLED' }])).toBe(false)
  expect(isFlagOn(flag, 'legacy', enabled.filter(feature => feature.name !== name))).toBe(false)
})

describe('the marks', () => {
  it('there are 18 flags, and each has a mark for each mode', () => {
    expect(featureFlagNames).toHaveLength(18)
    expect(Object.keys(defaultFlagSettings)).toEqual(featureFlagNames)
  })

  it.each([
    [{ oneApp: true, legacy: true }, true, true], [{ oneApp: true, legacy: false }, true, false], [{ oneApp: false, legacy: true }, false, true], [{ oneApp: false, legacy: false }, false, false],
  ])('FLAG-023 FLAG-024 GAP-082: marked %j it is on in the one-app: %s, in the legacy app: %s', (marks, oneApp, legacy) => {
    const settings = { ...defaultFlagSettings, reminders: marks }
    expect([isFlagOn('reminders', 'oneApp', enabled, settings), isFlagOn('reminders', 'legacy', enabled, settings)]).toEqual([oneApp, legacy])
  })

  it('GAP-081: a flag that the list leaves out is off', () => {
    const { newFoodLogger: _, ...settings } = defaultFlagSettings
    expect([isFlagOn('newFoodLogger', 'oneApp', enabled, settings), isFlagOn('newFoodLogger', 'legacy', enabled, settings)]).toEqual([false, false])
  })

  it('FLAG-024: nothing is on that the server or the mode does not have', () => {
    const marks = fc.record({ oneApp: fc.boolean(), legacy: fc.boolean() })
    fc.assert(fc.property(fc.constantFrom(...featureFlagNames), fc.constantFrom('oneApp' as const, 'legacy' as const), marks, fc.subarray([...enabled]), (flag, mode, marked, features) => {
      expect(isFlagOn(flag, mode, features, { [flag]: marked })).toBe(marked[mode] && features.some(({ name }) => name === featureFlags[flag]))
    }))
  })
})
