import { type ChallengeProgress, challengeProgress } from '../model/challenges.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { useListChallengeStats } from '#generated/rpc/hooks.ts'
import { mapRead, type Read, readOfRows } from '#platform/query/query-state.ts'

/** How far the member is with the current challenge. */
export function useChallengeProgress(today: Day): Read<ChallengeProgress> {
  return mapRead(
    readOfRows(useListChallengeStats({}, { select: ({ stats }) => stats })),
    (items, leftOut) => challengeProgress({ items, leftOut }, today),
  )
}
