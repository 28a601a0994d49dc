import { expect, test } from 'vitest'
import { bloodPressureRows, bloodPressureSummary } from './blood-pressure.ts'
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
  expect(bloodPressureRows({ bpReadings: [reading] })).toEqual({ items: [reading], leftOut: 0 })
})

test('a reading without a whole number is left out, and the others stay', () => {
  expect(bloodPressureRows({ bpReadings: [{ ...reading, systolic: 128.5 }, reading] })).toEqual({ items: [reading], leftOut: 1 })
})

test('a pulse or a source that cannot be read costs no reading', () => {
  const wire = { ...reading, pulse: 999, source: 'WATCH' } as never
  expect(bloodPressureRows({ bpReadings: [wire] })).toEqual({ items: [{ ...reading, pulse: null, source: null }], leftOut: 0 })
})

test('what is no list names the call', () => {
  expect(() => bloodPressureRows({} as never)).toThrow(ContractBroken)
})

test('statistics of an empty span have no average', () => {
  expect(bloodPressureSummary({ start: '2026-11-14T00:00:00', end: '2026-11-20T23:59:59', count: 0, daysWithReadings: 0, average: null })).toMatchObject({
    count: 0,
    days: 0,
    average: null,
  })
})
