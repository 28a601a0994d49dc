import { expect, it } from 'vitest'
import { isWellNamed } from './file-names.ts'

it.each([
  'a.ts',
  'blood-pressure',
  'sign-in.en-US.json',
  'a.test.ts',
  'v1',
  'use-store.ts',
  'README.md',
  'manifest.int.json',
  'end-with-parent.mjs',
  'all-logs.css.ts',
  '.gitkeep',
])('%s is well named', (name) => expect(isWellNamed(name)).toBe(true))

it.each([
  'bloodPressure.ts',
  'BloodPressure',
  'blood_pressure.ts',
  'a--b.ts',
  '-a.ts',
  'a-.ts',
  'Utils.ts',
  'sign in.ts',
])('%s is not', (name) => expect(isWellNamed(name)).toBe(false))

it('allows underscores only in Protobuf packages', () => {
  const folder = 'contracts/proto/portal'
  expect(
    ['food_log', 'v1', 'food_log.proto', 'food-log', 'foodLog', 'food_log.ts'].filter((name) =>
      isWellNamed(name, folder),
    ),
  ).toEqual(['food_log', 'v1', 'food_log.proto'])
  expect(isWellNamed('food_log', 'contracts/proto/examples')).toBe(false)
})
