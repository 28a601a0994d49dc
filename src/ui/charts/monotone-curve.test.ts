import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monotoneCurve } from './monotone-curve.ts'

describe('smoothLine', () => {
  it('handles none, one and two points', () => {
    expect(monotoneCurve([])).toBe('')
    expect(monotoneCurve([{ x: 1, y: 2 }])).toBe('M1 2')
    expect(
      monotoneCurve([
        { x: 0, y: 0 },
        { x: 30, y: 30 },
      ]),
    ).toBe('M0 0C10 10 20 20 30 30')
  })

  it('never overshoots the values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 2, maxLength: 40 }),
        (values) => {
          const curves = monotoneCurve(values.map((y, index) => ({ x: index * 10, y })))
            .split('C')
            .slice(1)
          for (const [index, curve] of curves.entries()) {
            const [, firstY = 0, , secondY = 0] = curve.split(' ').map(Number)
            const ends = [values[index] ?? 0, values[index + 1] ?? 0]
            for (const handle of [firstY, secondY]) {
              expect(handle).toBeGreaterThanOrEqual(Math.min(...ends) - 0.1)
              expect(handle).toBeLessThanOrEqual(Math.max(...ends) + 0.1)
            }
          }
        },
      ),
    )
  })
})
