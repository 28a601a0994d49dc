import { expect, test } from 'vitest'
import { adaStatus } from './ada-status.ts'

test.each([
  [19, 13, 'SEVERELY_LOW'],
  [20, 13, 'VERY_LOW'],
  [53, 13, 'VERY_LOW'],
  [54, 13, 'LOW'],
  [69, 13, 'LOW'],
  [70, 13, 'IN_RANGE'],
  [130, 6, 'IN_RANGE'],
  [131, 6, 'SLIGHTLY_HIGH'],
  [131, 9, 'IN_RANGE'],
  [180, 8, 'SLIGHTLY_HIGH'],
  [180, 11, 'IN_RANGE'],
  [181, 8, 'HIGH'],
  [250, 13, 'HIGH'],
  [251, 13, 'VERY_HIGH'],
  [600, 13, 'VERY_HIGH'],
  [601, 13, 'SEVERELY_HIGH'],
])('%i with meal code %i is %s', (value, eat_code, status) => {
  expect(adaStatus({ value, eat_code, oor_low: 0 })).toBe(status)
})

test('an out-of-range reading is severe on its side', () => {
  expect(adaStatus({ value: null, eat_code: 13, oor_low: 1 })).toBe('SEVERELY_LOW')
  expect(adaStatus({ value: null, eat_code: 13, oor_low: 0 })).toBe('SEVERELY_HIGH')
})
