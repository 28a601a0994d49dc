import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bloodPressureCategories, categorize } from '#vitals/model/blood-pressure/blood-pressure.ts'
import {
  anyBloodPressureReading,
  bloodPressureReading as reading,
} from '#vitals/model/blood-pressure/blood-pressure.arbitrary.ts'
import { parseBloodPressureLogSearch, selectBloodPressure } from './blood-pressure-log-search.ts'
import { logSorts, type LogSort } from '#vitals/model/readings/search-params.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'

const parse = (text: string) => parseBloodPressureLogSearch(new URLSearchParams(text))
const span = { start: '2026-10-20', end: '2026-11-20' }

test('parses dates, categories, order and rows from an address', () => {
  expect(
    parse('from=2026-10-20&to=2026-11-20&category=stage2&category=severe&sort=highest&rows=40'),
  ).toEqual({
    span,
    categories: ['stage2', 'severe'],
    sort: 'highest',
    rows: 40,
  })
})

test.each([
  '',
  'sort=sideways&category=all&from=tomorrow&rows=many',
  'category=toString&sort=constructor',
])('"%s" asks for everything, newest first', (text) => {
  expect(parse(text)).toEqual({ span: null, categories: [], sort: 'newest', rows: 20 })
})

test('sorts in each order', () => {
  const low = reading({ id: 'low', timestamp: '2026-11-18T07:00:00', systolic: 112 })
  const high = reading({ id: 'high', timestamp: '2026-11-17T07:00:00', systolic: 144 })
  const readings = [low, reading(), high]
  const ids = (sort: LogSort) =>
    selectBloodPressure(readings, span, { categories: [], sort }).map(({ id }) => id)
  expect(ids('newest')).toEqual(['bp-1', 'low', 'high'])
  expect(ids('oldest')).toEqual(['high', 'low', 'bp-1'])
  expect(ids('highest')).toEqual(['high', 'bp-1', 'low'])
  expect(ids('lowest')).toEqual(['low', 'bp-1', 'high'])
})

test('filters keep exactly the matching readings, in any order', () => {
  fc.assert(
    fc.property(
      fc.array(anyBloodPressureReading),
      fc.subarray([...bloodPressureCategories]),
      fc.constantFrom(...logSorts),
      (readings, categories, sort) => {
        const kept = selectBloodPressure(readings, span, { categories, sort })
        const expected = readings.filter(
          (each) =>
            dayOf(each) >= span.start &&
            dayOf(each) <= span.end &&
            (categories.length === 0 || categories.includes(categorize(each))),
        )
        expect(new Set(kept)).toEqual(new Set(expected))
        expect(kept.length).toBe(expected.length)
      },
    ),
  )
})
