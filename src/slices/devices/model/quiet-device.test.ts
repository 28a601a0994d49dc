import { expect, it } from 'vitest'
import { isQuietDevice } from './quiet-device.ts'

it.each([
  ['2026-11-28', false],
  ['2026-11-22', false],
  ['2026-11-21', true],
  ['2025-11-28', true],
  ['2026-11-29', false], // a device whose clock is ahead
] as const)('a device whose newest reading is of %s is quiet: %s', (latest, isQuiet) => {
  expect(isQuietDevice(latest, '2026-11-28')).toBe(isQuiet)
})
