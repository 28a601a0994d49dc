import { isUnreadable } from '#platform/model/parts/part.ts'
import type { TargetWeight, WeightTarget } from '#vitals/model/weight/weight-target.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { roundToTenth } from '#platform/model/numbers/round-to-tenth.ts'

const poundsInKilogram = 2.204_622_621_8

/** A target in pounds to one decimal, as readings are in pounds. */
export function targetPounds({ weight, weightUnit }: TargetWeight): number {
  return roundToTenth(weightUnit === 'KG' ? weight * poundsInKilogram : weight)
}

/** The displayed unit: `lb`, `kg` (WT-029). */
export function shownUnit(unit: TargetWeight['weightUnit']): string {
  return unit.toLowerCase()
}

/** The progress from the start weight to the target in pounds to one decimal; `share` is 0 to 1. */
export type WeightProgress = {
  readonly start: number
  readonly goal: number
  /** The change since the start; negative is a loss. */
  readonly change: number
  /** The pounds left, never negative; 0 is reached. */
  readonly left: number
  readonly share: number
}

/**
 * The progress towards a target, up or down. `null` when start and target are equal or a part is
 * unknown.
 */
export function progressOf(
  target: TargetWeight | null,
  start: number | null,
  current: number | null,
): WeightProgress | null {
  if (target === null || start === null || current === null) return null
  const goal = targetPounds(target)
  const way = goal - start
  if (roundToTenth(way) === 0) return null
  const share = Math.min(1, Math.max(0, (current - start) / way))
  const left = share === 1 ? 0 : roundToTenth(Math.abs(goal - current))
  return { start, goal, change: roundToTenth(current - start), left, share }
}

/**
 * The start weight of a target: the reading that it names, else the first reading, also when the
 * named one is gone. `readings` is null while they are not loaded; `isWhole`: they are all readings,
 * so that one which is not among them is gone.
 */
export function startOf(
  target: WeightTarget | undefined,
  readings: readonly WeightReading[] | null,
  first: WeightReading | null,
  isWhole = true,
): WeightReading | null {
  const named = target?.weightReadingId ?? null
  // Another start would show another progress.
  if (isUnreadable(named)) return null
  if (named === null || first?.id === named) return first
  const found = readings?.find(({ id }) => id === named)
  return found ?? (readings !== null && isWhole ? first : null)
}
