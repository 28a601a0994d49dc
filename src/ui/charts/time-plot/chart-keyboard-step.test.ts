import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartKeyboardStep, nearest } from './chart-keyboard-step.ts'

const days = [0, 1, 2, 5, 6, 7, 8, 9, 20, 21]
const at = (index: number) => days[index] ?? 0

describe('chartStep', () => {
  it.each([
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, 9],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['PageUp', 7, 2],
    ['PageUp', 0, 0],
    ['PageDown', 0, 5],
    ['PageDown', 9, 9],
    // A gap longer than a page still moves by one point.
    ['PageUp', 8, 7],
    ['PageDown', 7, 8],
    ['Enter', 4, undefined],
    ['ArrowUp', 4, undefined],
  ])('%s from point %i moves to %s', (key, index, expected) => {
    expect(chartKeyboardStep(key, index, days.length, at, 7)).toBe(expected)
  })

  it('returns no step for an empty chart', () => {
    expect(chartKeyboardStep('ArrowLeft', 0, 0, at, 7)).toBeUndefined()
  })

  it('reaches every point from one end to the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (count) => {
        const seen = [0]
        for (let step = 1; step < count; step += 1) {
          seen.push(
            chartKeyboardStep('ArrowRight', seen.at(-1) ?? 0, count, (index) => index, 7) ?? -1,
          )
        }
        expect(seen).toEqual(Array.from({ length: count }, (_, index) => index))
      }),
    )
  })
})

describe('nearest', () => {
  it('agrees with a linear search', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 }),
        fc.integer({ min: -1100, max: 1100 }),
        (values, wanted) => {
          const sorted = values.toSorted((a, b) => a - b)
          const found =
            sorted[nearest(wanted, sorted.length, (index) => sorted[index] ?? 0)] ?? Number.NaN
          const least = Math.min(...sorted.map((value) => Math.abs(value - wanted)))
          expect(Math.abs(found - wanted)).toBe(least)
        },
      ),
    )
  })

  it('returns -1 without points', () => {
    expect(nearest(3, 0, () => 0)).toBe(-1)
  })
})
