import { expect, test } from 'vitest'
import {
  addedByCode,
  mealByCode,
  mealCodes,
  mealGroupOf,
  mealNameOf,
  selfReported,
  sourceCodes,
} from './blood-sugar-codes.ts'

test.each([
  ['BG-017', 6, 'beforeBreakfast', 'before'],
  ['BG-018', 7, 'beforeLunch', 'before'],
  ['BG-019', 8, 'beforeDinner', 'before'],
  ['BG-020', 9, 'afterBreakfast', 'after'],
  ['BG-021', 10, 'afterLunch', 'after'],
  ['BG-022', 11, 'afterDinner', 'after'],
  ['BG-023', 12, 'snack', 'snack'],
  ['BG-024', 13, 'noMeal', 'none'],
] as const)('%s meal code %i is %s', (_, code, meal, group) => {
  expect([mealByCode[code], mealGroupOf(code)]).toEqual([meal, group])
})

test('groups a reading without a meal tag as untold', () => {
  expect(mealGroupOf(null)).toBe('untold')
})

test('every meal code has a name', () => {
  expect(Object.keys(mealByCode).map(Number)).toEqual(mealCodes)
})

test('BG-026: lists the source codes; 7 is self-reported', () => {
  expect(sourceCodes).toEqual([1, 2, 3, 7, 11, 13, 14])
  expect(selfReported).toBe(7)
})

const unknown = (raw: number) => ({ type: 'unknown', raw }) as const

test('GAP-097: source 7 is the member, other known sources a device, unknown ones null', () => {
  expect([...sourceCodes, unknown(4)].map(addedByCode)).toEqual([
    'meter',
    'meter',
    'meter',
    'you',
    'meter',
    'meter',
    'meter',
    null,
  ])
})

test('GAP-097: an unknown meal tag has its own name and no meal group', () => {
  expect([mealNameOf(6), mealNameOf(unknown(14))]).toEqual(['beforeBreakfast', 'unknown'])
  expect(mealGroupOf(unknown(14))).toBe('unknown')
})
