import { expect, it } from 'vitest'
import { deviceReadiness } from './device-readiness.ts'

it.each([
  ['2026-11-28', true, 'ready'],
  ['2026-11-22', true, 'ready'],
  ['2026-11-22', false, 'ready'],
  ['2026-11-21', true, 'quiet'],
  ['2026-11-21', false, 'unclear'],
  ['2025-11-28', true, 'quiet'],
  ['2026-11-29', true, 'ready'], // a device whose clock is ahead
] as const)('with a newest reading of %s (%s) a device is %s', (day, isNewest, state) => {
  expect(deviceReadiness({ day, isNewest }, '2026-11-28')).toBe(state)
})
