import * as Schema from 'effect/Schema'
import { Id, whole } from './formats.ts'
import { MessageDay } from './message-formats.ts'
import type { Day } from './readings-calendar.ts'
import { fiveDayCheckDays } from './thresholds.ts'

/** How far the member is with a measuring challenge (2§3). Days are calendar days by her clock; entries are days with a reading, five at most. */
export const ChallengeStat = Schema.Struct({
  id: Id,
  kind: Schema.Literals(['BLOOD_PRESSURE_CHECK']),
  startedOn: MessageDay,
  endsOn: MessageDay,
  bloodPressureEntries: whole(0, 5),
  entriesNeeded: whole(1, 5),
})
export type ChallengeStat = typeof ChallengeStat.Type

/** USER-021: the personalized report opens with five blood pressure entries in the first challenge stat. */
export const hasPersonalizedReport = (stats: readonly Pick<ChallengeStat, 'bloodPressureEntries'>[]): boolean => (stats[0]?.bloodPressureEntries ?? 0) >= fiveDayCheckDays

/** How far the first challenge is: open, or still running with so many days done. Null without one, and after one that ended before there were enough. */
export function challengeNow(stats: readonly ChallengeStat[], today: Day): { readonly isOpen: boolean; readonly done: number; readonly needed: number; readonly endsOn: Day } | null {
  const [first] = stats
  if (first === undefined) return null
  const isOpen = hasPersonalizedReport(stats)
  return isOpen || first.endsOn >= today ? { isOpen, done: first.bloodPressureEntries, needed: first.entriesNeeded, endsOn: first.endsOn } : null
}
