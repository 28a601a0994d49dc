import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { thinDateTicks } from './date-ticks.ts'

const evenly = (count: number, apart: number, width: number) =>
  Array.from({ length: count }, (_, index) => ({ x: index * apart, width }))

describe('thinDates', () => {
  it('labels every fourth day of a month on a wide chart, the last one included', () => {
    expect(thinDateTicks(evenly(30, 27.4, 48), 44)).toEqual([1, 5, 9, 13, 17, 21, 25, 29])
  })
  it('labels every second day of a week on a phone', () => {
    expect(thinDateTicks(evenly(7, 29, 46), 8)).toEqual([0, 2, 4, 6])
  })
  it('labels all dates that fit, and only the last one without space', () => {
    expect(thinDateTicks(evenly(3, 100, 40), 10)).toEqual([0, 1, 2])
    expect(thinDateTicks(evenly(3, 10, 40), 10)).toEqual([2])
    expect(thinDateTicks([], 10)).toEqual([])
  })
  it('keeps the gap between labels', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            step: fc.integer({ min: 0, max: 80 }),
            width: fc.integer({ min: 10, max: 90 }),
          }),
          { minLength: 1, maxLength: 60 },
        ),
        fc.integer({ min: 0, max: 40 }),
        (steps, gap) => {
          let x = 0
          const places = steps.map(({ step, width }) => ({ x: (x += step), width }))
          const kept = thinDateTicks(places, gap).map(
            (index) => places[index] as { x: number; width: number },
          )
          expect(kept.at(-1)).toEqual(places.at(-1))
          for (const [index, right] of kept.entries()) {
            const left = kept[index - 1]
            if (left)
              expect(left.x + left.width / 2 + gap).toBeLessThanOrEqual(right.x - right.width / 2)
          }
        },
      ),
    )
  })
})
