import type { ClockReading } from '../auth/model/idle-machine.ts'
import { deviceTime } from '#platform/time/current-time.ts'

/** The current time by the system clock and by the monotonic clock. */
export function readClock(): ClockReading {
  return { wall: deviceTime(), steady: performance.now() }
}
