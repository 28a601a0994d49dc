import { expect, test } from 'vitest'
import { hasSetPersonalGoalWeight } from './weight-target.ts'

const pounds = { weight: 150, weightUnit: 'LB' } as const

test.each([
  ['that the member set', { selfEnteredTarget: pounds }, true],
  [
    'that was only suggested',
    { selfEnteredTarget: null, target: pounds, suggestedTarget: pounds },
    false,
  ],
  ['that is not known', undefined, false],
])('USER-020: a goal %s is a personal goal: %3$s', (_, target, has) =>
  expect(hasSetPersonalGoalWeight(target)).toBe(has),
)
