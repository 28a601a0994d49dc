import { expect, test } from 'vitest'
import { bloodPressureReadings, bloodPressureSummary } from './blood-pressure.ts'
import { ContractBroken } from './failure.ts'

const reading = {
  id: 'bp-1',
  timestamp: '2026-11-20T07:42:00',
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  systolic: 128,
  diastolic: 78,
  pulse: null,
  source: 'DEVICE' as const,
}

test('BP-001 readings come as bpReadings', () => {
  expect(bloodPressureReadings({ bpReadings: [reading] })).toEqual([reading])
})

test('an answer outside the contract names the field, not its value', () => {
  const wrong = { bpReadings: [{ ...reading, systolic: 128.5 }] }
  expect(() => bloodPressureReadings(wrong)).toThrow(ContractBroken)
  try {
    bloodPressureReadings(wrong)
  } catch (thrown) {
    expect(JSON.stringify(thrown)).not.toContain('128.5')
  }
})

test('statistics of an empty span have no average', () => {
  expect(bloodPressureSummary({ start: '2026-11-14T00:00:00', end: '2026-11-20T23:59:59', count: 0, daysWithReadings: 0, average: null })).toMatchObject({
    count: 0,
    days: 0,
    average: null,
  })
})
