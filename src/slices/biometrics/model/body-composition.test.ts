import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bodyFigures,
  bodyGroups,
  type BodyReading,
  latestOfPart,
  readingsOf,
  selectBody,
  unreadOfPart,
} from './body-composition.ts'
import { parseLogSearch } from '#vitals/model/readings/log-search.ts'
import { type Unreadable, unreadable } from '#platform/model/parts/part.ts'
import { addDays } from '#platform/model/calendar-day.ts'

const log = (
  ...entries: readonly (readonly [
    ago: number,
    pounds: number,
    fat: number | null | Unreadable,
    muscle: number | null,
  ])[]
): readonly BodyReading[] =>
  entries.map(([ago, pounds, fat, muscle], index) => ({
    id: `b-${index}`,
    timestamp: `${addDays('2026-11-20', -ago)}T07:00:00`,
    utcOffset: '-06:00',
    timeZone: 'America/Chicago',
    pounds,
    fat,
    muscle,
    fatPounds: null,
    musclePounds: null,
  }))
const span = { start: '2026-10-22', end: '2026-11-20' }

test('counts the readings whose part could not be read, and no part that was not measured', () =>
  expect(unreadOfPart(log([0, 190, null, 33], [1, 191, unreadable, 33]), 'fat')).toBe(1))

describe('figures of a part', () => {
  test('returns null without readings', () =>
    expect(bodyFigures(log([0, 190, null, 33]), span, 'fat')).toBeNull())
  test('has no change for one reading', () =>
    expect(bodyFigures(log([0, 190, 29.4, null]), span, 'fat')).toEqual({
      count: 1,
      days: 1,
      firstDay: '2026-11-20',
      average: 29.4,
      lowest: 29.4,
      highest: 29.4,
      change: null,
    }))
  test('returns the change from the first to the last reading with the part, to one decimal', () =>
    expect(
      bodyFigures(
        log([0, 190, null, 33], [1, 191, 29.4, null], [20, 195, 30.2, null], [40, 200, 35, null]),
        span,
        'fat',
      ),
    ).toMatchObject({ count: 2, change: -0.8, average: 29.8 }))
})

test('matches a reference implementation for groups and changes', () => {
  const part = fc.option(
    fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
    { nil: null },
  )
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 35 }), part), { maxLength: 30 }),
      (entries) => {
        const single = [...new Map(entries.map((entry) => [entry[0], entry])).values()]
        const readings = log(...single.map(([ago, fat]) => [ago, 190, fat, null] as const))
        const counted = single
          .flatMap(([ago, fat]) =>
            fat === null || ago > 29 ? [] : [{ ago, tenths: Math.round(fat * 10) }],
          )
          .toSorted((a, b) => b.ago - a.ago)
        const weeks = [4, 3, 2, 1, 0].flatMap((week) => {
          const some = counted
            .filter(({ ago }) => Math.floor(ago / 7) === week)
            .map(({ tenths }) => tenths)
          return some.length === 0
            ? []
            : [
                {
                  end: addDays('2026-11-20', -7 * week),
                  count: some.length,
                  average: some.reduce((sum, one) => sum + one, 0) / some.length,
                },
              ]
        })
        const groups = bodyGroups(readings, span, 'fat')
        expect(groups.map(({ end, count }) => ({ end, count }))).toEqual(
          weeks.map(({ end, count }) => ({ end, count })),
        )
        for (const [index, { average }] of groups.entries())
          expect(
            Math.abs(average * 10 - (weeks[index]?.average ?? Number.NaN)),
          ).toBeLessThanOrEqual(0.5 + 1e-6)
        const [first, last] = [counted.at(0), counted.at(-1)]
        expect(bodyFigures(readings, span, 'fat')?.change ?? null).toBe(
          counted.length < 2 || !first || !last ? null : (last.tenths - first.tenths) / 10 + 0,
        )
        expect(readingsOf(readings, 'fat').length).toBe(
          single.filter(([, fat]) => fat !== null).length,
        )
      },
    ),
  )
})

test('averages a week into one point, in tenths of a percent', () =>
  expect(
    bodyGroups(log([0, 190, 29.4, 33], [1, 190, 29.5, null], [8, 190, 30, null]), span, 'fat').map(
      ({ end, average, count }) => [end, average, count],
    ),
  ).toEqual([
    ['2026-11-13', 30, 1],
    ['2026-11-20', 29.5, 2],
  ]))

test('returns the newest reading that has the part', () => {
  const readings = log([0, 190, null, 33.1], [1, 191, 29.4, 33])
  expect(latestOfPart(readings, 'fat')?.percent).toBe(29.4)
  expect(latestOfPart(readings, 'muscle')?.percent).toBe(33.1)
  expect(latestOfPart([], 'fat')).toBeNull()
})

test.each([
  ['', [190, 195, 188]],
  ['sort=highest', [195, 190, 188]],
  ['sort=lowest', [188, 190, 195]],
  ['sort=oldest', [188, 195, 190]],
  ['sort=x', [190, 195, 188]],
])('the log of %j', (text, pounds) =>
  expect(
    selectBody(
      log([0, 190, 29, 33], [1, 195, null, null], [2, 188, 30, 32], [60, 210, 31, 31]),
      span,
      parseLogSearch(new URLSearchParams(text)),
    ).map((reading) => reading.pounds),
  ).toEqual(pounds),
)
