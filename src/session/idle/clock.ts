import type { ClockReading } from '../auth/model/idle-machine.ts'

/** Now, by both clocks: the wall's, which may be set, and the one that only goes on. */
export function readClock(): ClockReading {
  return { wall: Date.now(), steady: performance.now() }
}
