import type { ChallengeStat } from '#generated/schemas/rpc/challenges.reader.ts'
import type { Rows } from '#generated/schemas/read.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { fiveDayCheckDays } from '#vitals/model/thresholds.ts'

export type { ChallengeStat }

/**
 * USER-021: the personalized report opens with five blood pressure entries in the first challenge
 * stat.
 */
export function hasPersonalizedReport(
  first: Pick<ChallengeStat, 'bloodPressureEntryCount'> | undefined,
): boolean {
  return (first?.bloodPressureEntryCount ?? 0) >= fiveDayCheckDays
}

/**
 * How far the member is with the five-day check. `unclear`: the current challenge may be one that
 * could not be read. `over`: it ended before there were enough days.
 */
export type ChallengeProgress =
  | { readonly state: 'none' | 'unclear' }
  | { readonly state: 'open' | 'running' | 'over'; readonly challenge: ChallengeStat }

/**
 * The progress of the first challenge; the server lists the current one first. A challenge of an
 * unknown kind is no five-day check. After a row that could not be read, only a challenge that
 * still runs is known to be the current one: an older one must not open the report.
 */
export function challengeProgress(
  { items, leftOut }: Rows<ChallengeStat>,
  today: Day,
): ChallengeProgress {
  const challenge = items.find(({ kind }) => kind === 'BLOOD_PRESSURE_CHECK')
  const isRunning = challenge !== undefined && challenge.endDate >= today
  if (leftOut > 0 && !isRunning) return { state: 'unclear' }
  if (challenge === undefined) return { state: 'none' }
  return {
    state: hasPersonalizedReport(challenge) ? 'open' : isRunning ? 'running' : 'over',
    challenge,
  }
}
