import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'
import { BloodSugarEntry, entryOf, type TypedReading } from './blood-sugar-entry.ts'

const typed = (over: Partial<TypedReading> = {}): TypedReading => ({
  timestamp: '2026-11-20T17:45:00', value: '121', meal: 8, feeling: null, note: '', carb: '', shortInsulin: '', longInsulin: '', premixInsulin: '', ...over,
})

test.each([
  ['121', 121],
  ['121.9', 121],
  [' 85 ', 85],
  ['', undefined],
  ['high', undefined],
])('BG-005: the value %j is the integer %s', (value, is) => {
  expect(entryOf(typed({ value }))?.value).toBe(is)
})

test.each([
  ['64', 64],
  ['64.7', 64],
  ['0', 0],
  ['', null],
])('BG-006: the carbohydrates %j are the integer %s', (carb, is) => {
  expect(entryOf(typed({ carb }))?.tags.carbGrams).toBe(is)
})

test.each([
  ['4.44', 4.4],
  ['4.45', 4.5],
  ['12', 12],
  ['0', 0],
  ['', null],
])('BG-007: insulin of %j is %s', (units, is) => {
  const tags = entryOf(typed({ shortInsulin: units, longInsulin: units, premixInsulin: units }))?.tags
  expect([tags?.shortInsulin, tags?.longInsulin, tags?.premixInsulin]).toEqual([is, is, is])
})

test('BG-008: a typed reading says that she took it herself', () => {
  expect(entryOf(typed())?.tags.source).toBe(7)
})

test('BG-009: and that it is of blood', () => {
  expect(entryOf(typed())?.tags.isControl).toBe(false)
})

test('it goes over the wire by the documents’ own names', () => {
  const entry = entryOf(typed({ note: ' Walked ', carb: '40', shortInsulin: '4.44', feeling: 12 }))
  expect(entry && Schema.encodeSync(BloodSugarEntry)(entry)).toEqual({
    timestamp: '2026-11-20T17:45:00',
    value: 121,
    tags: { eat_code: 8, source: 7, note: 'Walked', carb: 40, feeling_code: 12, short_float: 4.4, long_float: null, premix_float: null, is_control: false },
  })
})
