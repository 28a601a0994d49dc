import { createStore } from '../store/store.ts'

/**
 * The largest difference in milliseconds between the device and the server that counts as the same
 * time. It covers slow answers.
 */
export const clockTolerance = 300_000

/**
 * The server's clock minus the device's, in milliseconds: positive when the device is slow, 0
 * within the tolerance. Only `correctClock` sets it.
 */
export const clockCorrection = createStore(0)

/**
 * The current time in milliseconds since 1970: the device's clock, corrected by the server. Times
 * that a member sees, sends or is judged by come from here.
 */
export function currentTime(): number {
  return Date.now() + clockCorrection.get()
}

/**
 * The device's clock, in milliseconds since 1970. Only for durations on this device, which a
 * correction by the server must not change.
 */
export function deviceTime(): number {
  return Date.now()
}

/**
 * Corrects the clock by the `Date` of an answer that just arrived. Only answers of the provider
 * have one, because it judges the times that the member sends
 * (docs/decisions/0100-one-clock.md).
 */
export function correctClock({ ok, headers }: Pick<Response, 'ok' | 'headers'>): void {
  const server = ok ? Date.parse(headers.get('date') ?? '') : Number.NaN
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  if (Math.abs(difference) <= clockTolerance) return clockCorrection.set(0)
  // `Date` has whole seconds and an answer takes some: a small change is no news.
  if (Math.abs(difference - clockCorrection.get()) > clockTolerance) clockCorrection.set(difference)
}
