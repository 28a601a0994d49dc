import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clearOf, linearScale, multiples, roundStep, valueAxis } from './value-axis.ts'

describe('linearScale', () => {
  it('maps the ends to the ends, also upside down', () => {
    const y = linearScale(60, 160, 400, 0)
    expect([y(60), y(110), y(160)]).toEqual([400, 200, 0])
  })
  it('maps a single value to the middle', () => {
    expect(linearScale(5, 5, 0, 100)(5)).toBe(50)
  })
})

describe('roundStep', () => {
  it.each([
    [100, 5, 20],
    [101, 5, 25],
    [5, 5, 1],
    [6, 5, 2],
    [11, 5, 5],
    [110, 5, 25],
    [13, 5, 5],
    [0.5, 5, 0.1],
    [0, 5, 1],
  ])('cuts %d into at most %i with %d', (span, pieces, step) => {
    expect(roundStep(span, pieces)).toBeCloseTo(step, 10)
  })
})

describe('multiples', () => {
  it('includes both ends and rounds tenths exactly', () => {
    expect(multiples(60, 160, 20)).toEqual([60, 80, 100, 120, 140, 160])
    expect(multiples(0.1, 0.5, 0.1)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5])
    expect(multiples(61, 79, 20)).toEqual([])
  })
})

describe('valueAxis', () => {
  it('fits a month of blood pressure between whole steps', () => {
    expect(valueAxis(60, 146)).toEqual({ from: 60, to: 160, lines: [60, 80, 100, 120, 140, 160] })
  })
  it('includes every value, with 2 to 7 lines', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 1000 }),
        fc.integer({ min: 0, max: 2000 }),
        (least, span) => {
          const axis = valueAxis(least, least + span)
          expect(axis.from).toBeLessThanOrEqual(least)
          expect(axis.to).toBeGreaterThanOrEqual(least + span)
          expect(axis.to).toBeGreaterThan(axis.from)
          expect(axis.lines.length).toBeGreaterThanOrEqual(2)
          expect(axis.lines.length).toBeLessThanOrEqual(7)
        },
      ),
    )
  })
})

describe('clearOf', () => {
  it('omits lines close to a limit and the limit itself', () => {
    const y = linearScale(60, 160, 400, 0)
    expect(clearOf([60, 80, 100, 120, 140, 160], [80, 130], y, 41)).toEqual([60, 100, 160])
  })
})
