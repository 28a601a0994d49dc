import { bloodSugarCare } from '#vitals/model/thresholds.ts'

const minute = 60_000
const [{ againMinutes }] = bloodSugarCare.rows
/** The wait after sugar, in milliseconds. Source: docs/clinical.md#hypoglycemia. */
export const sugarWait = againMinutes * minute
/** How long an ended timer still asks for the check. After it the card asks to measure anyway. */
const shownAfterEnd = 60 * minute

/** The minutes left at which screen readers hear the time, besides the start. */
const spoken = [5, 0]

/** The last of these minutes that was reached with `left` seconds to go; null before the first. */
export function spokenStage(left: number): number | null {
  return spoken.filter((at) => left <= at * 60).at(-1) ?? null
}

/**
 * The end of a stored timer in milliseconds of the device's clock; null when it is invalid, long
 * over, or began before `since`, because a later reading has a wait of its own.
 */
export function sugarTimerOf(
  stored: string | null,
  { now, since }: { readonly now: number; readonly since: number },
): number | null {
  if (stored === null || !/^\d{13}$/.test(stored)) return null
  const end = Number(stored)
  const isRunningOrJustOver = end - now <= sugarWait && now - end <= shownAfterEnd
  return isRunningOrJustOver && end - sugarWait >= since ? end : null
}
