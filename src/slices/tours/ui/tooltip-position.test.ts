import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeTooltip, ringAround } from './tooltip-position.ts'

const screen = { width: 1440, height: 900 }
const box = { width: 336, height: 420 }

describe('the position of a tooltip', () => {
  test('is below a header control, with the nub under its middle', () => {
    const place = placeTooltip(
      { left: 1024, top: 14, width: 232, height: 48 },
      box,
      screen,
      'below',
    )
    expect(place).toEqual({ left: 972, top: 84, nub: { edge: 'top', at: 168 } })
  })

  test('stays inside the window with the nub at the control', () => {
    const place = placeTooltip({ left: 1330, top: 14, width: 90, height: 48 }, box, screen, 'below')
    expect(place.left + box.width).toBe(1424)
    expect(place.left + place.nub.at).toBe(1375)
  })

  test('is beside the navigation, near its top', () => {
    const place = placeTooltip(
      { left: 20, top: 104, width: 228, height: 700 },
      box,
      screen,
      'beside',
    )
    expect(place).toMatchObject({ left: 270, nub: { edge: 'left' } })
    expect(place.top).toBeGreaterThanOrEqual(104)
  })

  test('is above without room below', () => {
    expect(
      placeTooltip({ left: 300, top: 700, width: 100, height: 48 }, box, screen, 'below').nub.edge,
    ).toBe('bottom')
  })

  test('stays inside a window that it fits into, with the nub on the box', () => {
    const number = (most: number) => fc.integer({ min: -200, max: most })
    const target = fc.record({
      left: number(1600),
      top: number(1200),
      width: fc.integer({ min: 1, max: 600 }),
      height: fc.integer({ min: 1, max: 900 }),
    })
    fc.assert(
      fc.property(
        target,
        fc.integer({ min: 400, max: 2000 }),
        fc.integer({ min: 460, max: 1400 }),
        fc.constantFrom('below' as const, 'beside' as const),
        (at, width, height, side) => {
          const { left, top, nub } = placeTooltip(at, box, { width, height }, side)
          expect([
            left >= 16,
            top >= 16,
            left + box.width <= width - 16,
            top + box.height <= height - 16,
          ]).toEqual([true, true, true, true])
          const length = nub.edge === 'top' || nub.edge === 'bottom' ? box.width : box.height
          expect(nub.at).toBeGreaterThanOrEqual(28)
          expect(nub.at).toBeLessThanOrEqual(length - 28)
        },
      ),
    )
  })
})

describe('the ring', () => {
  test('keeps a gap to its target', () => {
    expect(ringAround({ left: 900.4, top: 14, width: 80, height: 48 }, screen)).toEqual({
      left: 894,
      top: 8,
      width: 92,
      height: 60,
    })
  })

  test('stays inside the window', () => {
    expect(
      ringAround({ left: 0, top: 2, width: 48, height: 48 }, { width: 390, height: 844 }),
    ).toEqual({ left: 4, top: 4, width: 50, height: 52 })
    expect(
      ringAround({ left: 340, top: 2, width: 48, height: 48 }, { width: 390, height: 844 }),
    ).toMatchObject({ left: 334, width: 52 })
  })
})
