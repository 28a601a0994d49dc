import { TeamsToken } from '#domain/session-answers.ts'
import type { Pair } from './pair.ts'

/** Signing in, in all its ways. */
export const signInPairs: readonly Pair[] = [
  { name: 'teams: token', schema: TeamsToken, component: 'TeamsToken' },
]
