import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insightVerdict, judgedInsights } from './insight-verdict.ts'

const dates = (count: number) =>
  Array.from({ length: count }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)

test.each([
  ['praise from 8 of 14 days', 'GOOD', 8, 'GOOD'],
  ['no praise from 7 of 14 days', 'GOOD', 7, 'NEUTRAL'],
  ['a try needs no majority', 'TRY', 3, 'TRY'],
  ['an unknown tone', { type: 'unknown', raw: 'NEW' } as const, 14, 'unknown'],
] as const)('%s', (_, tone, count, verdict) =>
  expect(insightVerdict({ tone, dates: dates(count) }, 14)).toBe(verdict),
)

test('every insight is shown once, what is worth a try first, and the counts are those of the list', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          tone: fc.constantFrom('GOOD', 'NEUTRAL', 'TRY'),
          dates: fc.integer({ min: 0, max: 14 }).map(dates),
        }),
      ),
      (insights) => {
        const { judged, tries, good } = judgedInsights(insights, 14)
        expect(new Set(judged.map(({ insight }) => insight))).toEqual(new Set(insights))
        expect(judged).toHaveLength(insights.length)
        expect(judged.slice(0, tries).every(({ verdict }) => verdict === 'TRY')).toBe(true)
        expect(judged.filter(({ verdict }) => verdict === 'GOOD')).toHaveLength(good)
      },
    ),
  ))
