import { expect, it } from 'vitest'
import { motionOf } from './test-parts.ts'

it('lets the animations run in every fourth commit, and in no other', () => {
  const motions = Array.from({ length: 8 }, (_, seed) => motionOf(seed))
  expect(motions.filter((motion) => motion === 'reduce')).toHaveLength(2)
  expect(new Set(motions)).toEqual(new Set(['no-preference', 'reduce']))
})
