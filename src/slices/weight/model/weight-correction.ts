import type { Loaded } from '#platform/model/loaded.ts'
import { correctedTimestamp, isMoved, momentOf } from '#vitals/model/readings/moment-input.ts'
import { latestAt } from '#vitals/model/readings/readings.ts'
import { regular } from '#vitals/model/weight/weight-change.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { parsePounds } from './pounds-input.ts'
import {
  type WeightField,
  type WeightInput,
  weightProblems,
  type WeightProblem,
} from './weight-form.ts'
import type { WeightGainCheck } from './weight-gain.ts'

/** A corrected weight in pounds, and its time on the clock of the reading. */
export type WeightCorrection = {
  readonly id: string
  readonly timestamp: string
  readonly pounds: number
}

/** A stored weight as form values, with one decimal. */
export function inputOfWeight(reading: WeightReading): WeightInput {
  return { ...momentOf(reading), pounds: String(Math.round(reading.pounds * 10) / 10) }
}

/** The correction to send; `null` when the weight and the time are as they were. */
export function weightCorrectionOf(
  typed: WeightInput,
  reading: WeightReading,
): WeightCorrection | null {
  const before = inputOfWeight(reading)
  const pounds = parsePounds(typed.pounds) ?? reading.pounds
  if (!isMoved(typed, reading) && pounds === parsePounds(before.pounds)) return null
  return { id: reading.id, timestamp: correctedTimestamp(typed, reading), pounds }
}

/** The errors of the form. A time that stays as it was is right. */
export function weightCorrectionProblems(
  typed: WeightInput,
  reading: WeightReading,
  now: string,
): Partial<Record<WeightField, WeightProblem>> {
  const before = inputOfWeight(reading)
  const { pounds, ...moment } = weightProblems(typed, now)
  return {
    ...(pounds !== undefined && typed.pounds !== before.pounds && { pounds }),
    ...(isMoved(typed, reading) && moment),
  }
}

/**
 * What a check for a sudden gain (with the corrected reading) says after a correction: nothing, the
 * notice of the check, or `wait` while its inputs load.
 */
export function toldAfterCorrection(
  check: WeightGainCheck,
  readings: Loaded<readonly WeightReading[]>,
  corrected: WeightReading,
  now: number,
): 'nothing' | 'wait' | 'notice' {
  if (check.type === 'none') return 'nothing'
  if (check.type === 'gained') return check.gain.reading.id === corrected.id ? 'notice' : 'nothing'
  if (check.isPending) return 'wait'
  // A check that cannot tell is about the latest weight.
  const latest = readings.state === 'ready' ? latestAt(regular(readings.data), now) : corrected
  return latest?.id === corrected.id ? 'notice' : 'nothing'
}
