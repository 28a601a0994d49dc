import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimate, thinDots, type DataPoint } from './decimate.ts'

const pairs = fc.array(
  fc.record({ low: fc.integer({ min: 30, max: 150 }), high: fc.integer({ min: 60, max: 260 }) }),
  { minLength: 1, maxLength: 400 },
)
const extremes = (points: readonly DataPoint[]) => ({
  high: [
    Math.min(...points.map((point) => point.high)),
    Math.max(...points.map((point) => point.high)),
  ],
  low: [
    Math.min(...points.map((point) => point.low)),
    Math.max(...points.map((point) => point.low)),
  ],
})

describe('decimate', () => {
  it('keeps the extremes of every column, in order, at most four of each', () => {
    fc.assert(
      fc.property(pairs, fc.integer({ min: 1, max: 50 }), (points, perColumn) => {
        const column = (index: number) => Math.floor(index / perColumn)
        const kept = decimate(points, column)
        expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b))
        for (let place = 0; place <= column(points.length - 1); place += 1) {
          const inside = kept.filter((index) => column(index) === place)
          expect(inside.length).toBeLessThanOrEqual(4)
          expect(extremes(inside.map((index) => points[index] as DataPoint))).toEqual(
            extremes(points.slice(place * perColumn, (place + 1) * perColumn)),
          )
        }
      }),
    )
  })

  it('keeps a single point and accepts an empty list', () => {
    expect(decimate([{ low: 78, high: 128 }], () => 3)).toEqual([0])
    expect(decimate([], () => 0)).toEqual([])
  })
})

it('keeps one dot of each cell, so that no range of values is empty', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ at: fc.nat(60), value: fc.nat(60) }), { maxLength: 300 }),
      (points) => {
        const cell = (index: number) =>
          `${Math.floor((points[index]?.at ?? 0) / 5)} ${Math.floor((points[index]?.value ?? 0) / 5)}`
        const kept = thinDots(
          points,
          (index) => Math.floor((points[index]?.at ?? 0) / 5),
          (index) => Math.floor((points[index]?.value ?? 0) / 5),
        )
        expect(new Set(kept.map(cell))).toEqual(new Set(points.map((_, index) => cell(index))))
        expect(new Set(kept.map(cell)).size).toBe(kept.length)
        expect(kept).toEqual(kept.toSorted((a, b) => a - b))
      },
    ),
  )
})
