import type { ChallengeStat } from '#domain/challenges.ts'
import { useListChallengeStats } from '#generated/rpc/hooks.ts'
import { challengeStats } from './challenges.ts'
import { type Read, readOf } from './read.ts'

/** How far the member is with her challenges, the current one first. */
export const useChallengeStats = (): Read<readonly ChallengeStat[]> => readOf(useListChallengeStats({}, { select: challengeStats }))
