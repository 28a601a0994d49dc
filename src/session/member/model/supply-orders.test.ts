import { expect, test } from 'vitest'
import { eligibilityOf } from './supply-orders.ts'

const of = (valid: boolean, ...codes: readonly number[]) =>
  eligibilityOf({
    valid,
    errors: {
      items: codes.map((code) => ({
        code: [101, 102, 103, 170, 171, 200].includes(code)
          ? (code as 101)
          : { type: 'unknown', raw: code },
      })),
      leftOut: 0,
    },
  })

test('ORD-005: code 101 is a recent order', () => expect(of(false, 101)).toBe('RECENT_ORDER'))
test('ORD-006: code 102 is a recent order', () => expect(of(false, 102)).toBe('RECENT_ORDER'))
test('ORD-007: code 103 is enough supplies', () => expect(of(false, 103)).toBe('ENOUGH_SUPPLIES'))
test.each([100, 104, 169, 172, 199, 201, 999])(
  'ORD-008: the unknown code %i is not eligible',
  (code) => expect(of(false, code)).toBe('NOT_ELIGIBLE'),
)
test('ORD-009: code 200 is eligible, whatever `valid` says', () =>
  expect([of(false, 200), of(true, 200)]).toEqual(['ELIGIBLE', 'ELIGIBLE']))
test('ORD-010: code 170 is not eligible', () => expect(of(false, 170)).toBe('NOT_ELIGIBLE'))
test('ORD-011: code 171 is not eligible', () => expect(of(false, 171)).toBe('NOT_ELIGIBLE'))

test.each<[readonly number[], string]>([
  [[103, 101], 'RECENT_ORDER'],
  [[170, 103], 'ENOUGH_SUPPLIES'],
  [[200, 999], 'NOT_ELIGIBLE'],
])('the first status in order counts for the codes %j: %s', (codes, status) =>
  expect(of(false, ...codes)).toBe(status),
)

test.each<[boolean, readonly number[], string]>([
  [true, [], 'ELIGIBLE'],
  [true, [103, 101], 'ELIGIBLE'],
  [false, [], 'NOT_ELIGIBLE'],
  [false, [200], 'ELIGIBLE'],
  [false, [171, 103, 102, 170], 'RECENT_ORDER'],
  [false, [103, 103], 'ENOUGH_SUPPLIES'],
])('GAP-095: valid %s with the codes %j is %s', (valid, codes, status) =>
  expect(of(valid, ...codes)).toBe(status),
)
