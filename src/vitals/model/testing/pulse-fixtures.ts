import type { Pulse } from '../pulse/pulse.ts'
import { addDays } from '#platform/model/calendar-day.ts'

/** Readings at noon, each as days before November 20 and beats per minute. */
export function pulseLog(
  ...entries: readonly (readonly [ago: number, beats: number])[]
): readonly Pulse[] {
  return entries.map(([ago, beatsPerMinute], index) => ({
    id: `p-${index}`,
    timestamp: `${addDays('2026-11-20', -ago)}T12:00:00`,
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
    beatsPerMinute,
    source: 'DEVICE',
  }))
}
