import { expect, it } from 'vitest'
import { weightLaunch } from './weight-launch.ts'

it.each([
  [true, true, 'overview'], [true, false, 'overview'], [true, null, 'overview'],
  [false, null, 'overview'], [false, false, 'getStarted'], [false, true, 'askForScale'],
] as const)('scale set up: %s, a reading before: %s: %s', (isScaleOnboardingDone, hasReadings, launch) => expect(weightLaunch({ isScaleOnboardingDone, hasReadings })).toBe(launch))
