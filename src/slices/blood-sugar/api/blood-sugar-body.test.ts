import * as Schema from 'effect/Schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mealCodes } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import * as form from '../model/blood-sugar-form.ts'
import {
  BloodSugarReadingChange,
  NewBloodSugarReading,
} from '#generated/schemas/openapi/blood-sugar.writer.ts'
import { changeBody, entryBody } from './blood-sugar-body.ts'

type TypedReading = form.BloodSugarInput

const entryOf = (typed: TypedReading) => form.entryOf(typed, 'America/New_York')
const typed = (over: Partial<TypedReading> = {}): TypedReading => ({
  ...form.newBloodSugarInput('2026-11-20', '17:45'),
  value: '121',
  meal: 8,
  ...over,
})
const wire = (over: Partial<TypedReading> = {}) => entryBody(entryOf(typed(over)))

test.each([
  ['121', 121],
  ['121.9', 121],
  [' 85 ', 85],
])('BG-005: the value %j is the integer %s', (value, is) => {
  expect(entryOf(typed({ value })).value).toBe(is)
})

test.each([
  ['64', 64],
  ['64.7', 64],
  ['0', 0],
  ['', null],
])('BG-006: the carbohydrates %j are the integer %s', (carb, is) => {
  expect(entryOf(typed({ carb })).tags.carbGrams).toBe(is)
})

test.each([
  ['4.44', 4.4],
  ['4.45', 4.5],
  ['1.05', 1.1],
  ['4,5', 4.5],
  ['.25', 0.3],
  ['12', 12],
  ['0', 0],
  ['', null],
])('BG-007: insulin of %j is %s', (units, is) => {
  const { tags } = entryOf(typed({ shortInsulin: units, longInsulin: units, premixInsulin: units }))
  expect([tags.shortInsulin, tags.longInsulin, tags.premixInsulin]).toEqual([is, is, is])
})

test('BG-008: a typed reading is self-reported', () => {
  expect(entryOf(typed()).tags.source).toBe(7)
})

test('BG-009: a typed reading has the sample type blood', () => {
  expect(entryOf(typed()).tags.isControl).toBe(false)
})

test('BG-002: is serialized with the names of the contract', () => {
  const doses = { shortInsulin: '4.44', longInsulin: '12', premixInsulin: '6.5' }
  expect(wire({ note: ' Walked ', carb: '40', ...doses, feeling: 12 })).toEqual({
    timestamp: '2026-11-20T17:45:00',
    timeZone: 'America/New_York',
    value: 121,
    tags: {
      eat_code: 8,
      source: 7,
      note: 'Walked',
      carb: 40,
      feeling_code: 12,
      short_float: 4.4,
      long_float: 12,
      premix_float: 6.5,
      is_control: false,
    },
  })
})

test.each([
  ['low', true, false],
  ['high', false, true],
] as const)(
  'BG-002: an out-of-range reading (%s) is sent without a number',
  (shows, OOR_low, OOR_high) => {
    expect(wire({ shows, value: '121' })).toMatchObject({
      value: null,
      tags: { OOR_low, OOR_high },
    })
  },
)

test.each([
  ['no number and nothing said', { value: null, tags: {} }],
  ['no number and both ends', { value: null, tags: { OOR_low: true, OOR_high: true } }],
  ['a number and an end', { value: 15, tags: { OOR_low: true } }],
  ['below what can be typed', { value: 9, tags: {} }],
  ['above what can be typed', { value: 1000, tags: {} }],
])('%s is no reading', (_, { value, tags }) => {
  expect(() =>
    Schema.decodeUnknownSync(NewBloodSugarReading)({
      ...wire(),
      value,
      tags: { ...wire().tags, ...tags },
    }),
  ).toThrow()
})

test('GAP-098: 9 to 13 are meals in eat_code and feelings in feeling_code', () => {
  const takes = (tags: object) =>
    Schema.decodeUnknownOption(BloodSugarReadingChange)({ tags })._tag === 'Some'
  expect(
    [6, 8, 9, 13, 14, 17].map((code) => [takes({ eat_code: code }), takes({ feeling_code: code })]),
  ).toEqual([
    [true, false],
    [true, false],
    [true, true],
    [true, true],
    [false, true],
    [false, true],
  ])
  expect(wire({ meal: 9, feeling: 13 }).tags).toMatchObject({ eat_code: 9, feeling_code: 13 })
})

test('API-077: a change is serialized with the names of the contract', () => {
  expect(changeBody({ tags: { meal: 9, carbGrams: null, shortInsulin: 1.3 } })).toEqual({
    tags: { eat_code: 9, carb: null, short_float: 1.3 },
  })
  expect(changeBody({ tags: { longInsulin: 10, premixInsulin: null } })).toEqual({
    tags: { long_float: 10, premix_float: null },
  })
  expect(() => changeBody({ tags: {} })).toThrow()
})

const anyText = fc.oneof(
  fc.string(),
  fc.integer({ min: -50, max: 3000 }).map(String),
  fc.double({ min: -1, max: 1100, noNaN: true }).map((value) => value.toFixed(2)),
  fc.constant(''),
)
const anyTyped = fc.record<TypedReading>({
  day: fc.oneof(fc.constant('2026-11-20'), fc.string()),
  time: fc.oneof(fc.constant('07:10'), fc.string()),
  shows: fc.constantFrom(...form.meterShows),
  value: anyText,
  meal: fc.option(fc.constantFrom(...mealCodes)),
  feeling: fc.option(fc.constantFrom(9, 10, 11, 12, 13, 14, 15, 16, 17)),
  note: fc.string({ maxLength: 1100 }),
  carb: anyText,
  shortInsulin: anyText,
  longInsulin: anyText,
  premixInsulin: anyText,
})

test('any input has a problem or makes a body that the contract accepts', () => {
  fc.assert(
    fc.property(anyTyped, (any) => {
      if (Object.keys(form.entryProblems(any, '2026-11-20T17:45')).length > 0) return
      expect(() => entryBody(form.entryOf(any, 'UTC'))).not.toThrow()
    }),
    { numRuns: 2000 },
  )
})
