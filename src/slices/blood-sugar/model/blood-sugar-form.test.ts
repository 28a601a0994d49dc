import { knownOrNull } from '#platform/model/parts/part.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyBloodSugarReading,
  bloodSugarReading,
} from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import {
  assumedMealAt,
  changeOf,
  entryProblems,
  newBloodSugarInput,
  tagProblems,
  type BloodSugarInput,
  tagsInputOf,
  typedValueOf,
  withMoment,
  withSentence,
} from './blood-sugar-form.ts'

const now = '2026-11-20T17:45'
const typed = (over: Partial<BloodSugarInput> = {}): BloodSugarInput => ({
  ...newBloodSugarInput('2026-11-20', '17:45'),
  value: '121',
  ...over,
})
const problems = (over: Partial<BloodSugarInput>) => entryProblems(typed(over), now)

test('accepts a reading of this minute and an out-of-range reading', () => {
  expect(problems({})).toEqual({})
  expect(problems({ shows: 'low', value: '' })).toEqual({})
  expect(problems({ shows: 'high', value: 'not counted' })).toEqual({})
})

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['high', 'number'],
  ['12O', 'number'],
  ['1 21', 'number'],
  ['-121', 'number'],
  ['1e2', 'number'],
  ['1,210', 'number'],
  ['< 20', 'number'],
  ['Infinity', 'number'],
  ['٣٤', 'number'],
  ['9', 'bounds'],
  ['9.9', 'unit'],
  ['10', undefined],
  ['999', undefined],
  ['999.9', undefined],
  ['1000', 'bounds'],
  ['0', 'bounds'],
  ['99999999999999999999', 'bounds'],
  ['6.7', 'unit'],
  ['5,6', 'unit'],
  ['120,5', 'number'],
  ['33.3', 'unit'],
  ['39.9', 'unit'],
  ['40.0', undefined],
  ['5,6', 'unit'],
  ['39,9', 'unit'],
  ['118,5', 'number'],
] as const)('a value of %j: %s', (value, problem) =>
  expect(problems({ value }).value).toBe(problem),
)

test.each([
  ['', undefined],
  ['0', undefined],
  ['2000', undefined],
  ['0.9', 'small'],
  ['1', undefined],
  ['2000.9', undefined],
  ['2001', 'bounds'],
  ['-1', 'number'],
  ['some', 'number'],
  ['1,200', 'number'],
] as const)('carbohydrates of %j: %s', (carb, problem) =>
  expect(problems({ carb }).carb).toBe(problem),
)

test.each([
  ['', undefined],
  ['0', undefined],
  ['0.0', undefined],
  ['0.04', 'small'],
  ['0.05', undefined],
  ['999.9', undefined],
  ['999.94', undefined],
  ['999.95', 'bounds'],
  ['1000', 'bounds'],
  ['-1', 'number'],
  ['ten', 'number'],
  ['1,200', 'number'],
  ['1.2.3', 'number'],
] as const)('insulin of %j: %s', (units, problem) => {
  for (const field of ['shortInsulin', 'longInsulin', 'premixInsulin'] as const)
    expect(problems({ [field]: units })[field]).toBe(problem)
})

test.each([
  ['a'.repeat(1000), undefined],
  [` ${'a'.repeat(1000)} `, undefined],
  ['a'.repeat(1001), 'long'],
  ['😀'.repeat(1000), undefined],
] as const)('a note, by its characters (%#)', (note, problem) =>
  expect(problems({ note }).note).toBe(problem),
)

test.each([
  ['2026-11-20', '17:45', {}],
  ['2026-11-20', '17:46', { time: 'future' }],
  ['2026-11-21', '00:00', { day: 'future' }],
  ['2026-11-19', '23:59', {}],
  ['', '17:45', { day: 'missing' }],
  ['2026-02-30', '08:00', { day: 'missing' }],
  ['2026-11-20', '', { time: 'missing' }],
  ['', '', { day: 'missing', time: 'missing' }],
  ['2026-11-20', '24:00', { time: 'missing' }],
] as const)('taken on %j at %j: %j', (day, time, expected) =>
  expect(problems({ day, time })).toEqual(expected),
)

test('unchanged tags have no problem and make no change', () => {
  fc.assert(
    fc.property(anyBloodSugarReading, (reading) => {
      const own = bloodSugarReading(reading, {
        ...reading.tags,
        note: knownOrNull(reading.tags.note)?.trim() || null,
      })
      expect(tagProblems(tagsInputOf(own))).toEqual({})
      expect(changeOf(tagsInputOf(own), own)).toBeNull()
    }),
  )
})

test('API-077: a changed note leaves a dose of 1.25 units as the server gave it', () => {
  const reading = bloodSugarReading(
    {},
    { shortInsulin: 1.25, longInsulin: 0.04, note: ' two spaces ' },
  )
  expect(changeOf({ ...tagsInputOf(reading), note: 'Walked' }, reading)).toEqual({
    tags: { note: 'Walked' },
  })
  expect(changeOf(tagsInputOf(reading), reading)).toBeNull()
  expect(changeOf({ ...tagsInputOf(reading), shortInsulin: '1.3' }, reading)).toEqual({
    tags: { shortInsulin: 1.3 },
  })
})

test('API-077: sends only changed tags, and null for an emptied field', () => {
  const reading = bloodSugarReading({}, { meal: 6, carbGrams: 30, shortInsulin: 4, note: 'Walked' })
  const change = changeOf(
    { ...tagsInputOf(reading), meal: 9, carb: '', shortInsulin: '4.0' },
    reading,
  )
  expect(change).toEqual({ tags: { meal: 9, carbGrams: null } })
})

test.each(['shortInsulin', 'longInsulin', 'premixInsulin'] as const)(
  'BG-002: fills and changes the dose %s and no other dose',
  (field) => {
    const reading = bloodSugarReading({}, { shortInsulin: 4, longInsulin: 12, premixInsulin: 6.5 })
    const input = tagsInputOf(reading)
    expect(input[field]).toBe(String(reading.tags[field]))
    expect(changeOf({ ...input, [field]: '2' }, reading)).toEqual({ tags: { [field]: 2 } })
  },
)

test('keeps an unknown tag and never sends it', () => {
  const unknown = (raw: number) => ({ type: 'unknown', raw }) as const
  const reading = () =>
    bloodSugarReading({}, { meal: unknown(14), feeling: unknown(18), note: 'Walked' })
  expect(changeOf(tagsInputOf(reading()), reading())).toBeNull()
  expect(changeOf({ ...tagsInputOf(reading()), note: 'Ran' }, reading())).toEqual({
    tags: { note: 'Ran' },
  })
  expect(changeOf({ ...tagsInputOf(reading()), meal: 9, feeling: null }, reading())).toEqual({
    tags: { meal: 9, feeling: null },
  })
})

test.each([
  ['04:59', 13],
  ['05:00', 6],
  ['08:59', 6],
  ['09:00', 9],
  ['10:59', 9],
  ['11:00', 7],
  ['12:59', 7],
  ['13:00', 10],
  ['15:59', 10],
  ['16:00', 8],
  ['18:59', 8],
  ['19:00', 11],
  ['21:59', 11],
  ['22:00', 13],
] as const)('at %s the assumed meal is %i', (time, meal) => {
  expect(assumedMealAt(time)).toBe(meal)
  expect(newBloodSugarInput('2026-11-20', time).meal).toBe(meal)
})

test('the meal follows the time until the member selects one', () => {
  expect(withMoment(typed(), { time: '06:15' })).toEqual({ time: '06:15', meal: 6 })
  expect(withMoment(typed(), { day: '2026-11-19' })).toEqual({ day: '2026-11-19' })
  expect(withMoment(typed({ meal: 12 }), { time: '06:15' })).toEqual({ time: '06:15' })
  expect(withMoment(typed({ meal: null }), { time: '06:15' })).toEqual({ time: '06:15' })
})

test.each([
  ['112', 112],
  ['', null],
  ['12.1', null],
  ['5,6', null],
  ['abc', null],
] as const)('the button names %j as %j', (value, named) =>
  expect(typedValueOf({ value })).toBe(named),
)

test('a sentence is added to a note and taken out of it', () => {
  expect(withSentence('', 'I felt: tired.')).toBe('I felt: tired.')
  expect(withSentence('Ran', 'I felt: tired.')).toBe('Ran I felt: tired.')
  expect(withSentence('I felt: tired. Ran', 'I felt: tired.')).toBe('Ran')
  expect(withSentence('Ran I felt: tired. Slept', 'I felt: tired.')).toBe('Ran Slept')
})
