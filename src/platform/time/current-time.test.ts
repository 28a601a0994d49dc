import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  clockCorrection,
  clockTolerance,
  correctClock,
  currentTime,
  deviceTime,
} from './current-time.ts'

const device = Date.parse('2026-11-20T20:00:00Z')
const answer = (server: number | string, ok = true) => ({
  ok,
  headers: new Headers({
    date: typeof server === 'number' ? new Date(server).toUTCString() : server,
  }),
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: device }))
afterEach(() => {
  vi.useRealTimers()
  clockCorrection.set(0)
})

const hours = 3_600_000
it.each([
  ['26 years slow', 26 * 365 * 24 * hours],
  ['two days slow', 48 * hours],
  ['an hour slow', hours],
  ['three hours fast', -3 * hours],
  ['a day fast', -24 * hours],
])('corrects a clock that is %s', (_, difference) => {
  correctClock(answer(device + difference))
  expect(currentTime()).toBe(device + difference)
  expect(deviceTime()).toBe(device)
})

it('keeps the device clock within the tolerance and corrects it beyond', () => {
  correctClock(answer(device + clockTolerance))
  expect(currentTime()).toBe(device)
  correctClock(answer(device + clockTolerance + 1000))
  expect(currentTime()).toBe(device + clockTolerance + 1000)
})

it('runs on with the device clock, and drops the correction when the device is set right', () => {
  correctClock(answer(device + 48 * hours))
  vi.setSystemTime(device + hours)
  expect(currentTime()).toBe(device + 49 * hours)
  correctClock(answer(device + 49 * hours + 3000))
  expect(currentTime()).toBe(device + 49 * hours)
  vi.setSystemTime(device + 50 * hours)
  correctClock(answer(device + 50 * hours))
  expect(currentTime()).toBe(device + 50 * hours)
})

it('ignores failed answers and answers without a readable Date', () => {
  correctClock(answer(device + 48 * hours, false))
  correctClock(answer('soon'))
  correctClock({ ok: true, headers: new Headers() })
  expect(currentTime()).toBe(device)
})
