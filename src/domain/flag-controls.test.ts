import { expect, test } from 'vitest'
import { defaultFlagSettings, featureFlags } from './feature-flags.ts'
import { flagControls, type FlagControlled, isControlledOn } from './flag-controls.ts'

const features = (...on: readonly string[]) => Object.values(featureFlags).map(name => ({ name, state: on.includes(name) ? ('ENABLED' as const) : ('DISABLED' as const) }))

test.each<[string, FlagControlled, string]>([
  ['FLAG-001', 'reminderItem', 'REMINDERS'], ['FLAG-002', 'glpEducation', 'GLP1_EDUCATION'], ['FLAG-003', 'nextGenDevices', 'NEXT_GEN_DEVICES'], ['FLAG-004', 'firmwareUpdate', 'BG_FIRMWARE_UPDATE'],
])('%s: %s comes and goes with %s, and with nothing else', (_, what, name) => {
  const others = Object.values(featureFlags).filter(other => other !== name)
  expect([isControlledOn(what, 'legacy', features(name)), isControlledOn(what, 'legacy', features(...others))]).toEqual([true, false])
  const onlyInOneApp = { ...defaultFlagSettings, [flagControls[what]]: { oneApp: true, legacy: false } }
  expect([isControlledOn(what, 'oneApp', features(name), onlyInOneApp), isControlledOn(what, 'legacy', features(name), onlyInOneApp)]).toEqual([true, false])
})
