import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { appModes, type FeatureFlag, featureFlags, isFlagOn } from './feature-flags.ts'
import type { Feature } from './features.ts'

const enabled: readonly Feature[] = featureFlags.map((name) => ({ name, state: 'ENABLED' }))
const none = new Set<string>()

test.each<[string, FeatureFlag]>([
  ['FLAG-005', 'MENTAL_HEALTH_WEB_SDK'],
  ['FLAG-006', 'CLIENT_MIGRATION'],
  ['FLAG-007', 'ONBOARDING'],
  ['FLAG-008', 'MEDICATION_OPTIMIZATION'],
  ['FLAG-009', 'HEALTH_EQUITY_FIELDS'],
  ['FLAG-010', 'HEALTH_JOURNEY_LAUNCHPAD'],
  ['FLAG-001 FLAG-011 GAP-083', 'REMINDERS'],
  ['FLAG-012', 'GUIDE_FEATURE'],
  ['FLAG-013', 'NEW_COACHING_UI'],
  ['FLAG-002 FLAG-014 GAP-083', 'GLP1_EDUCATION'],
  ['FLAG-015', 'NEW_UPSELL'],
  ['FLAG-016', 'GOAL_SETTING'],
  ['FLAG-017 GAP-081', 'NEW_FOOD_LOGGER'],
  ['FLAG-018', 'NEW_CARD_ORDER'],
  ['FLAG-019', 'CARDIOMETABOLIC_TILE'],
  ['FLAG-003 FLAG-020', 'NEXT_GEN_DEVICES'],
  ['FLAG-021', 'GLP1_ENGAGEMENT'],
  ['FLAG-004 FLAG-022 GAP-083', 'BG_FIRMWARE_UPDATE'],
])('%s: %s is one of the 18 flags, independent, and off when unlisted', (_, flag) => {
  expect(featureFlags).toContain(flag)
  expect(featureFlags).toHaveLength(18)
  for (const mode of appModes) {
    expect(isFlagOn(flag, mode, [{ name: flag, state: 'ENABLED' }], none)).toBe(true)
    expect(isFlagOn(flag, mode, [{ name: flag, state: 'DISABLED' }], none)).toBe(false)
    expect(
      isFlagOn(
        flag,
        mode,
        enabled.filter(({ name }) => name !== flag),
        none,
      ),
    ).toBe(false)
  }
})

describe('flags that a deployment disables', () => {
  it.each([
    [[], true, true],
    [['REMINDERS.legacy'], true, false],
    [['REMINDERS.oneApp'], false, true],
    [['REMINDERS.oneApp', 'REMINDERS.legacy'], false, false],
  ] as const)(
    'FLAG-023 FLAG-024 GAP-082: with %j disabled, one-app has it: %s, legacy: %s',
    (off, oneApp, legacy) => {
      expect([
        isFlagOn('REMINDERS', 'oneApp', enabled, new Set(off)),
        isFlagOn('REMINDERS', 'legacy', enabled, new Set(off)),
      ]).toEqual([oneApp, legacy])
    },
  )

  it('FLAG-024: a flag is on only when the server and the mode have it', () => {
    const mark = fc.constantFrom(
      ...featureFlags.flatMap((flag) => appModes.map((mode) => `${flag}.${mode}`)),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...featureFlags),
        fc.constantFrom(...appModes),
        fc.uniqueArray(mark),
        fc.subarray([...enabled]),
        (flag, mode, off, features) => {
          expect(isFlagOn(flag, mode, features, new Set(off))).toBe(
            !off.includes(`${flag}.${mode}`) && features.some(({ name }) => name === flag),
          )
        },
      ),
    )
  })
})
