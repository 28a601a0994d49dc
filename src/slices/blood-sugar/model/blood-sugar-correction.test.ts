import { expect, test } from 'vitest'
import { bloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import {
  correctedOf,
  correctionOf,
  correctionProblems,
  editOf,
  inputOfReading,
} from './blood-sugar-correction.ts'

const reading = bloodSugarReading(
  { timestamp: '2026-11-20T06:15:42', value: 19 },
  { meal: 6, belowMeter: false, aboveMeter: false, note: 'Walked' },
)
const typed = (over: object = {}) => ({ ...inputOfReading(reading), ...over })
const now = '2026-11-20T17:45'

test('an untouched reading is no edit', () => {
  expect(editOf(typed(), reading)).toBeNull()
  expect(correctionProblems(typed(), reading, now)).toEqual({})
})

test('API-077: a corrected value keeps the seconds, a moved time does not', () => {
  expect(correctionOf(typed({ value: '119' }), reading)).toEqual({
    timestamp: '2026-11-20T06:15:42',
    value: 119,
    isBelow: false,
    isAbove: false,
  })
  expect(correctionOf(typed({ time: '06:20' }), reading)).toMatchObject({
    timestamp: '2026-11-20T06:20:00',
    value: 19,
  })
  expect(correctionOf(typed({ shows: 'low' }), reading)).toMatchObject({
    value: null,
    isBelow: true,
  })
})

test('a changed tag is no correction', () => {
  expect(editOf(typed({ note: 'Ran' }), reading)).toEqual({
    id: reading.id,
    correction: null,
    change: { tags: { note: 'Ran' } },
  })
})

test('judges only what changed', () => {
  const low = bloodSugarReading({ ...reading, value: 5 }, { belowMeter: false, aboveMeter: false })
  expect(correctionProblems(inputOfReading(low), low, now)).toEqual({})
  expect(correctionProblems({ ...inputOfReading(low), value: '6' }, low, now)).toEqual({
    value: 'bounds',
  })
  expect(correctionProblems(typed({ value: '' }), reading, now)).toEqual({ value: 'missing' })
  expect(correctionProblems(typed({ time: '17:46' }), reading, now)).toEqual({ time: 'future' })
  expect(correctionProblems(typed(), reading, '2026-11-20T06:00')).toEqual({})
})

test('a corrected value is judged with the meal of the reading', () => {
  expect(
    correctedOf({ timestamp: '', value: null, isBelow: true, isAbove: false }, { meal: 6 }),
  ).toEqual({ value: null, tags: { meal: 6, belowMeter: true, aboveMeter: false } })
})
