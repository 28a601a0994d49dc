import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'
import { AlertPreferences } from './blood-sugar-alerts.ts'

const preferences = Schema.decodeSync(AlertPreferences)({
  BGLowerLimit: 60, BGUpperLimit: 300, prefMeth: 'SMS', OptIntoNightAlt: true, StartBlTime: '22:00', EndBlTime: '06:30', OptIntoAlerts: false,
})

test('BG-010: BGLowerLimit is low', () => {
  expect(preferences.low).toBe(60)
})
test('BG-011: BGUpperLimit is high', () => {
  expect(preferences.high).toBe(300)
})
test('BG-012: prefMeth is contactMethod', () => {
  expect(preferences.contactMethod).toBe('SMS')
})
test('BG-013: OptIntoNightAlt is immediateSupport', () => {
  expect(preferences.immediateSupport).toBe(true)
})
test('BG-014: StartBlTime is startTime', () => {
  expect(preferences.startTime).toBe('22:00')
})
test('BG-015: EndBlTime is endTime', () => {
  expect(preferences.endTime).toBe('06:30')
})
test('BG-016: OptIntoAlerts is optInAlerts', () => {
  expect(preferences.optInAlerts).toBe(false)
})
