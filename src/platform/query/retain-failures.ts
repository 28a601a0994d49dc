import type { Query, QueryClient } from '@tanstack/react-query'
import { Offline } from '../http/failure.ts'

/**
 * Keeps the failure of a query without data while it is fetched again.
 *
 * TanStack Query resets such a query to pending, so its error panel would disappear during each
 * retry and be announced again. A query that waits for the network fails with Offline.
 */
export function retainFailures(queries: QueryClient): () => void {
  const failures = new WeakMap<Query, Error>()
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'error') failures.set(query, action.error as Error)
    else if (action.type === 'success') failures.delete(query)
    else if (action.type === 'fetch' || action.type === 'pause') {
      const { data, fetchStatus } = query.state
      if (data !== undefined) return
      if (fetchStatus === 'paused') failures.set(query, new Offline())
      const error = failures.get(query)
      // The observers are notified once, after this change: both are in one batch.
      if (error !== undefined) query.setState({ error, status: 'error' })
    }
  })
}
