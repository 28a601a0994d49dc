import { expect, test } from 'vitest'
import {
  albuminRangeOf,
  albuminRanges,
  changeOf,
  filtrationRangeOf,
  filtrationRanges,
} from './kidney.ts'

test('the ranges cover each whole number once', () => {
  for (const ranges of [filtrationRanges, albuminRanges]) {
    for (let value = 0; value <= 1000; value += 1) {
      expect(
        ranges.filter(({ from, to }) => value >= (from ?? 0) && value <= (to ?? Infinity)).length,
        String(value),
      ).toBe(1)
    }
  }
})

test.each([
  ['G1', 90, null],
  ['G2', 60, 89],
  ['G3A', 45, 59],
  ['G3B', 30, 44],
  ['G4', 15, 29],
  ['G5', null, 14],
] as const)('%s is %s to %s', (category, from, to) =>
  expect(filtrationRangeOf(category)).toMatchObject({ from, to }),
)

test('docs/clinical.md#kidney: only G5 is under 15, A1 under 30 and A3 over 300', () => {
  expect(
    [...filtrationRanges, ...albuminRanges].flatMap((range) =>
      'under' in range
        ? [`${range.name} <${range.under}`]
        : 'over' in range
          ? [`${range.name} >${range.over}`]
          : [],
    ),
  ).toEqual(['G5 <15', 'A1 <30', 'A3 >300'])
})

test('compares the newest result with the previous one', () => {
  const at = (value: number, timestamp: string) => ({ value, timestamp })
  const newest = at(52.1, '2026-09-14T09:00:00')
  expect(changeOf({ items: [newest], leftOut: 0 })).toBeNull()
  const items = [newest, at(55, '2026-03-10T09:00:00'), at(80, '2025-03-10T09:00:00')]
  expect(changeOf({ items, leftOut: 0 })).toEqual({ by: -2.9, since: '2026-03-10T09:00:00' })
  // The result that was left out may lie between the two.
  expect(changeOf({ items, leftOut: 1 })).toBeNull()
})

test('shows an unknown category as sent, without deriving one from the value', () => {
  const unknown = (raw: string) => ({ type: 'unknown', raw }) as const
  expect(filtrationRangeOf(unknown('FILTRATION_CATEGORY_G3'))).toEqual({ sent: 'G3' })
  expect(albuminRangeOf(unknown('ALBUMIN_CATEGORY_A4'))).toEqual({ sent: 'A4' })
  expect([
    filtrationRangeOf(unknown('FILTRATION_CATEGORY_UNSPECIFIED')),
    albuminRangeOf(unknown('ALBUMIN_CATEGORY_UNSPECIFIED')),
  ]).toEqual([{ sent: null }, { sent: null }])
})
