import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { noneOf, type None } from '#platform/model/parts/none.ts'
import type { ChallengeStat } from '#generated/schemas/rpc/challenges.reader.ts'
import type { Rows } from '#generated/schemas/read.ts'
import { type Day, hasPassed } from '#platform/model/calendar-day.ts'
import { fiveDayCheckDays } from '#vitals/model/thresholds.ts'

export type { ChallengeStat }

/**
 * The personalized report opens with five blood pressure entries in the first challenge stat
 * (USER-021).
 */
export function hasPersonalizedReport(
  first: Pick<ChallengeStat, 'bloodPressureEntryCount'> | undefined,
): boolean {
  return (first?.bloodPressureEntryCount ?? 0) >= fiveDayCheckDays
}

/**
 * The progress of the five-day check. `unclear`: the current challenge may be one that failed to
 * parse; `over`: it ended before there were enough days.
 */
export type ChallengeProgress =
  | { readonly state: 'none'; readonly none: None }
  | { readonly state: 'unclear' }
  | { readonly state: 'open' | 'running' | 'over'; readonly challenge: ChallengeStat }

/**
 * The progress of the first challenge, which is the current one. One of an unknown kind may be the
 * check only while there is no other. If a row failed to parse, only a running challenge counts as current, so that an older one
 * cannot open the report.
 */
export function challengeProgress(
  { items, leftOut }: Rows<ChallengeStat>,
  today: Day,
): ChallengeProgress {
  const challenge = items.find(({ kind }) => kind === 'BLOOD_PRESSURE_CHECK')
  const isRunning = challenge !== undefined && !hasPassed(challenge.endDate, today)
  if (leftOut > 0 && !isRunning) return { state: 'unclear' }
  if (challenge === undefined) {
    const none = noneOf(challenge, items.filter(({ kind }) => isUnknown(kind)).length)
    return none === null ? { state: 'unclear' } : { state: 'none', none }
  }
  return {
    state: hasPersonalizedReport(challenge) ? 'open' : isRunning ? 'running' : 'over',
    challenge,
  }
}
