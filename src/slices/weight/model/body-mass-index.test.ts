import { expect, test } from 'vitest'
import { bodyMassIndex } from './body-mass-index.ts'

const adult = { birthDate: '1980-01-01', today: '2026-11-20' }

// The CDC's table for 5'9" (docs/clinical.md#bmi), and the boundary values of each limit.
test.each([
  [124, 18.3, 'underweight', null, 18.5],
  [125, 18.5, 'healthy', 18.5, 25],
  [168, 24.8, 'healthy', 18.5, 25],
  [169, 25, 'overweight', 25, 30],
  [202, 29.8, 'overweight', 25, 30],
  [203, 30, 'obesity1', 30, 35],
  [236, 34.8, 'obesity1', 30, 35],
  [237, 35, 'obesity2', 35, 40],
  [270, 39.9, 'obesity2', 35, 40],
  [271, 40, 'obesity3', 40, null],
] as const)('%i lb at 69 in are %d: %s', (pounds, index, range, from, below) =>
  expect(bodyMassIndex({ pounds, inches: 69, ...adult })).toEqual({ index, range, from, below }),
)

test.each([
  ['no height', { pounds: 180, inches: null, ...adult }],
  ['no weight', { pounds: null, inches: 69, ...adult }],
  ['no date of birth', { pounds: 180, inches: 69, birthDate: null, today: adult.today }],
  [
    'one day before the age of 20',
    { pounds: 180, inches: 69, birthDate: '2006-11-21', today: adult.today },
  ],
])('none with %s', (_, input) => expect(bodyMassIndex(input)).toBeNull())
test('starts on the twentieth birthday', () =>
  expect(
    bodyMassIndex({ pounds: 180, inches: 69, birthDate: '2006-11-20', today: adult.today })?.index,
  ).toBe(26.6))
