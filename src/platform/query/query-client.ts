import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { isFailure, type Failure } from '../http/failure.ts'
import { toFailure } from '../http/to-failure.ts'
import { startQueryRecovery, type RecoveryPorts } from './query-recovery.ts'

const later = (task: () => void, delay: number) => {
  const timer = setTimeout(task, delay)
  return () => clearTimeout(timer)
}

/** What a query threw, as a failure; null for a defect. */
const failureOf = (error: unknown): Failure | null =>
  isFailure(error)
    ? error
    : error instanceof ApiProblem || error instanceof RpcProblem
      ? toFailure(error)
      : null

/**
 * The cache of what a member has been shown. A failure is shown at once, and what may pass is asked
 * again until it does, no sooner than the server said (recovery.queries.ts).
 */
export function createQueryClient(ports: Partial<RecoveryPorts> = {}): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000 },
      mutations: { retry: false },
    },
  })
  startQueryRecovery(queries, { now: Date.now, later, random: Math.random, failureOf, ...ports })
  return queries
}
