import type { PulseReading } from '#generated/schemas/rpc/pulse.reader.ts'
import { dayOf } from '../readings/readings.ts'
import { averagesOf, type SlotGroup } from '../readings/group-averages.ts'
import { daysInSpan, type DateSpan } from '#platform/model/date-span.ts'
import { usualPulse } from '../thresholds.ts'

/** One pulse (2§2, GAP-100), in beats per minute, as it came with a blood pressure reading. */
export type Pulse = PulseReading

/** Lowest first. */
export const pulseRanges = ['below', 'usual', 'above'] as const
export type PulseRange = (typeof pulseRanges)[number]

/** Where a pulse lies: the usual range at rest has both its ends in it (docs/clinical.md#pulse). */
export function pulseRangeOf(beats: number): PulseRange {
  return beats < usualPulse.from ? 'below' : beats > usualPulse.to ? 'above' : 'usual'
}

/** Days that a trend and a report show. */
export const pulsePeriods = [7, 30, 90] as const
export type PulsePeriod = (typeof pulsePeriods)[number]

/**
 * Most days whose averages are shown day by day, and by the week; beyond, by thirty days: ten years
 * are 122 points.
 */
const mostByDay = 31
const mostByWeek = 731

/** How many days make a point of a span. */
export function daysInPulsePoint(span: DateSpan): 1 | 7 | 30 {
  const days = daysInSpan(span)
  return days <= mostByDay ? 1 : days <= mostByWeek ? 7 : 30
}

/** The averages of a span, by day, by week or by thirty days. */
export function pulseGroups(readings: readonly Pulse[], span: DateSpan): readonly SlotGroup[] {
  return averagesOf(readings, span, daysInPulsePoint(span), ({ beatsPerMinute }) => beatsPerMinute)
}

/**
 * What some readings come to, in whole beats per minute; null of none. `spread` is the standard
 * deviation, null of one.
 */
export function pulseFigures(readings: readonly Pulse[]) {
  const beats = readings.map(({ beatsPerMinute }) => beatsPerMinute)
  if (beats.length === 0) return null
  const mean = beats.reduce((sum, value) => sum + value, 0) / beats.length
  return {
    count: beats.length,
    days: new Set(readings.map(dayOf)).size,
    average: Math.round(mean),
    spread:
      beats.length < 2
        ? null
        : Math.round(
            Math.sqrt(
              beats.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (beats.length - 1),
            ),
          ),
    lowest: beats.reduce((least, value) => Math.min(least, value)),
    highest: beats.reduce((most, value) => Math.max(most, value)),
    usual: beats.filter((value) => pulseRangeOf(value) === 'usual').length,
  }
}
