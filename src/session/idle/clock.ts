import type { ClockReading } from '../auth/model/idle-machine.ts'

/** The current time by the system clock and by the monotonic clock. */
export function readClock(): ClockReading {
  return { wall: Date.now(), steady: performance.now() }
}
