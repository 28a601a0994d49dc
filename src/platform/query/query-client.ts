import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { isFailure, type Failure } from '../http/failure.ts'
import { toFailure } from '../http/to-failure.ts'
import { startQueryRecovery, type RecoveryPorts } from './query-recovery.ts'
import { deviceTime } from '../time/current-time.ts'
import { retainFailures } from './retain-failures.ts'

const later = (task: () => void, delay: number) => {
  const timer = setTimeout(task, delay)
  return () => clearTimeout(timer)
}

/** Converts an error of a query to a Failure; null for a defect. */
const failureOf = (error: unknown): Failure | null =>
  isFailure(error)
    ? error
    : error instanceof ApiProblem || error instanceof RpcProblem
      ? toFailure(error)
      : null

/**
 * Creates the query cache of a member. Failures show at once and stay until data arrives; transient
 * ones are retried with the server's delay (query-recovery.ts).
 */
export function createQueryClient(ports: Partial<RecoveryPorts> = {}): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000 },
      mutations: { retry: false },
    },
  })
  // A tab without a session has not heard that the network is back.
  onlineManager.setOnline(navigator.onLine !== false)
  retainFailures(queries)
  startQueryRecovery(queries, { now: deviceTime, later, random: Math.random, failureOf, ...ports })
  return queries
}
