import type { PulseReading } from '#generated/schemas/rpc/pulse.reader.ts'
import { dayOf } from '../readings/readings.ts'
import { averagesOf, type SlotGroup } from '../readings/group-averages.ts'
import { daysInSpan, type DateSpan } from '#platform/model/date-span.ts'
import { usualPulse } from '../thresholds.ts'

/** A pulse in beats per minute, measured with a blood pressure reading (2§2, GAP-100). */
export type Pulse = PulseReading

/** Lowest first. */
export const pulseRanges = ['below', 'usual', 'above'] as const
export type PulseRange = (typeof pulseRanges)[number]

/** The range of a pulse; the usual range at rest includes both ends (docs/clinical.md#pulse). */
export function pulseRangeOf(beats: number): PulseRange {
  return beats < usualPulse.from ? 'below' : beats > usualPulse.to ? 'above' : 'usual'
}

/** The lengths of a trend and a report, in days. */
export const pulsePeriods = [7, 30, 90] as const

/**
 * The longest spans, in days, that a chart groups by day and by week. Longer spans group by thirty
 * days.
 */
const mostByDay = 31
const mostByWeek = 731

/** The days that one point of a chart covers. */
export function daysInPulsePoint(span: DateSpan): 1 | 7 | 30 {
  const days = daysInSpan(span)
  return days <= mostByDay ? 1 : days <= mostByWeek ? 7 : 30
}

/** The averages of a span, by day, week or thirty days. */
export function pulseGroups(readings: readonly Pulse[], span: DateSpan): readonly SlotGroup[] {
  return averagesOf(readings, span, daysInPulsePoint(span), ({ beatsPerMinute }) => beatsPerMinute)
}

/**
 * The figures of these readings in whole beats per minute; null without readings. `spread` is the
 * standard deviation, null for one reading.
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
