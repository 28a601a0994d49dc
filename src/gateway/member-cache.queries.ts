import { QueryClient } from '@tanstack/react-query'
import { isFailure, isPassing, type Failure } from './failure.ts'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { toFailure } from './problem.ts'

/** Milliseconds between tries while something that passes is in the way, so that its end is noticed within five seconds. */
const recoveryPace = 4_000

/**
 * The cache of what a member has been shown. A failure is shown at once, and what may pass is asked again by itself until it does,
 * no sooner than the server said.
 */
export const createMemberQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchInterval: ({ state }) => recoveryDelay(state.error), refetchOnWindowFocus: false, staleTime: 60_000 },
      mutations: { retry: false },
    },
  })

/** How long to wait before asking again by itself; false not to. */
export function recoveryDelay(error: unknown): number | false {
  const failure: Failure | null = isFailure(error) ? error : error instanceof ApiProblem || error instanceof RpcProblem ? toFailure(error) : null
  if (failure === null || !isPassing(failure)) return false
  const asked = 'retryAfter' in failure ? (failure.retryAfter ?? 0) * 1000 : 0
  return Math.max(recoveryPace, asked)
}
