import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stackedShareLayout } from './stacked-share-layout.ts'

test('fills the bar, with 5 px for one percent and nothing for an empty list', () => {
  const { places } = stackedShareLayout([2, 20, 75, 0, 3], 400, [56, 56, 56, 56, 56])
  expect(places.map(({ height }) => Math.round(height))).toEqual([8, 78, 293, 0, 12])
  expect(stackedShareLayout([1, 999], 400, [56, 56]).places[0]?.height).toBe(5)
})

test('grows the bar with its texts', () =>
  expect(
    stackedShareLayout(
      [1, 1, 1, 1, 1, 1, 1, 1],
      400,
      Array.from({ length: 8 }, () => 60),
    ).height,
  ).toBe(480))

test('keeps texts apart and beside the bar, and parts inside it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ share: fc.nat(100), tall: fc.integer({ min: 20, max: 90 }) }), {
        minLength: 1,
        maxLength: 8,
      }),
      (rows) => {
        const tall = rows.map((row) => row.tall)
        const { height, places } = stackedShareLayout(
          rows.map((row) => row.share),
          400,
          tall,
        )
        const shown = places.filter((part) => part.height > 0)
        for (const [index, part] of shown.entries()) {
          const next = shown[index + 1]
          if (next) expect(part.top + part.height + 3).toBeCloseTo(next.top)
          else expect(part.top + part.height).toBeCloseTo(height)
        }
        let above = 0
        for (const [index, { middle }] of places.entries()) {
          const half = (tall[index] ?? 0) / 2
          expect(middle - half).toBeGreaterThanOrEqual(above - 1e-6)
          above = middle + half
        }
        expect(above).toBeLessThanOrEqual(height + 1e-6)
      },
    ),
  )
})
