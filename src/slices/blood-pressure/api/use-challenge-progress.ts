import { type ChallengeProgress, challengeProgress } from '../model/challenges.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { useListChallengeStats } from '#generated/rpc/hooks.ts'
import { mapQueryState, type QueryState, toRowsQueryState } from '#platform/query/query-state.ts'

/** The member's progress in the current challenge. */
export function useChallengeProgress(today: Day): QueryState<ChallengeProgress> {
  return mapQueryState(
    toRowsQueryState(useListChallengeStats({}, { select: ({ stats }) => stats })),
    (items, leftOut) => challengeProgress({ items, leftOut }, today),
  )
}
