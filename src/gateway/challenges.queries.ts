import { type ChallengeProgress, challengeProgress } from '#domain/challenges.ts'
import type { Day } from '#domain/readings-calendar.ts'
import { useListChallengeStats } from '#generated/rpc/hooks.ts'
import { mapRead, type Read, readOfRows } from './read.ts'

/** How far the member is with the current challenge. */
export function useChallengeProgress(today: Day): Read<ChallengeProgress> {
  return mapRead(
    readOfRows(useListChallengeStats({}, { select: ({ stats }) => stats })),
    (items, leftOut) => challengeProgress({ items, leftOut }, today),
  )
}
