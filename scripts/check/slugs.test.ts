import { expect, it } from 'vitest'
import { unexplainedHoles } from './slugs.ts'

it('reports a missing place without a reason', () => {
  const found = unexplainedHoles([{ slug: 'mfa', missing: ['feature'] }], () => undefined)
  expect(found.filter((line) => line.startsWith('mfa'))).toEqual([
    'mfa has no feature (features/*/mfa.feature) and no reason.',
  ])
})

it('accepts a missing place with a reason', () => {
  const found = unexplainedHoles([{ slug: 'mfa', missing: ['feature'] }], () => 'see sign-in')
  expect(found.filter((line) => line.startsWith('mfa'))).toEqual([])
})
