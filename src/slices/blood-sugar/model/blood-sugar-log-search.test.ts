import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addedBy,
  bloodSugarRanges,
  rangeOf,
  shownValueOf,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import {
  anyBloodSugarReading,
  bloodSugarReading as reading,
} from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import { mealGroupOf, mealGroups } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import {
  parseBloodSugarLogSearch,
  selectBloodSugar,
  sugarSources,
} from './blood-sugar-log-search.ts'
import { logSorts, type LogSort } from '#vitals/model/readings/search-params.ts'
import { isWithin } from '#platform/model/date-span.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'

const parse = (text: string) => parseBloodSugarLogSearch(new URLSearchParams(text))
const span = { start: '2026-10-20', end: '2026-11-20' }
const everything = { ranges: [], meals: [], sources: [] }

test('parses dates, ranges, meals, order and rows from an address', () => {
  expect(
    parse(
      'from=2026-10-20&to=2026-11-20&range=high&range=low&meal=after&meal=before&source=you&view=days&sort=lowest&rows=60',
    ),
  ).toEqual({
    span,
    ranges: ['low', 'high'],
    meals: ['before', 'after'],
    sources: ['you'],
    view: 'days',
    sort: 'lowest',
    rows: 60,
  })
})

test.each([
  '',
  'range=HIGH&meal=lunch&sort=&rows=-1&from=2026-11-20',
  'meal=hasOwnProperty&range=__proto__',
])('"%s" asks for everything, newest first', (text) => {
  expect(parse(text)).toEqual({
    span: null,
    ranges: [],
    meals: [],
    sources: [],
    view: 'list',
    sort: 'newest',
    rows: 20,
  })
})

test('sorts in each order', () => {
  const low = reading(
    { id: 'low', timestamp: '2026-11-18T07:00:00', value: null },
    { belowMeter: true },
  )
  const high = reading(
    { id: 'high', timestamp: '2026-11-17T07:00:00', value: null },
    { aboveMeter: true },
  )
  const shown = (sort: LogSort) =>
    selectBloodSugar([low, reading(), high], span, { ...everything, sort }).map(shownValueOf)
  expect(shown('newest')).toEqual([118, '< 20', '> 600'])
  expect(shown('oldest')).toEqual(['> 600', '< 20', 118])
  expect(shown('highest')).toEqual(['> 600', 118, '< 20'])
  expect(shown('lowest')).toEqual(['< 20', 118, '> 600'])
})

test('filters keep exactly the matching readings, in any order', () => {
  const ranges = fc.subarray([...bloodSugarRanges])
  const meals = fc.subarray([...mealGroups])
  const added = fc.subarray([...sugarSources])
  fc.assert(
    fc.property(
      fc.array(anyBloodSugarReading),
      ranges,
      meals,
      added,
      fc.constantFrom(...logSorts),
      (readings, asked, groups, sources, sort) => {
        const kept = selectBloodSugar(readings, span, {
          ranges: asked,
          meals: groups,
          sources,
          sort,
        })
        const expected = readings
          .filter((each) => isWithin(span, dayOf(each)))
          .filter((each) => asked.length === 0 || asked.some((range) => range === rangeOf(each)))
          .filter(
            (each) => sources.length === 0 || sources.some((source) => source === addedBy(each)),
          )
          .filter(
            (each) =>
              groups.length === 0 || groups.some((group) => group === mealGroupOf(each.tags.meal)),
          )
        expect(new Set(kept)).toEqual(new Set(expected))
        expect(kept.length).toBe(expected.length)
      },
    ),
  )
})
