import { expect, it } from 'vitest'
import { weightLaunch } from './weight-launch.ts'

it.each([
  [true, true, false, 'overview'],
  [true, false, false, 'overview'],
  [true, null, false, 'overview'],
  [false, null, false, 'overview'],
  [false, false, false, 'getStarted'],
  [false, true, false, 'askForScale'],
  [false, true, true, 'overview'],
  [false, false, true, 'getStarted'],
  [false, null, true, 'overview'],
] as const)(
  'scale set up: %s, a reading before: %s, asked before: %s: %s',
  (isScaleOnboardingDone, hasReadings, isAnswered, launch) =>
    expect(weightLaunch({ isScaleOnboardingDone, hasReadings, isAnswered })).toBe(launch),
)
