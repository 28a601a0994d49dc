import { onlineManager, type QueryClient } from '@tanstack/react-query'
import type { Failure } from '../http/failure.ts'
import { toFailure } from '../http/to-failure.ts'
import { refreshOperations } from './refresh-operations.ts'

/**
 * Whether the page may show what is no longer so after a failed write: it was refused because of
 * something that happened elsewhere, or it was done and its answer was lost.
 */
function mayHaveChanged(failure: Failure): boolean {
  switch (failure._tag) {
    case 'Unavailable':
      return true
    // The form itself shows what another device saved, beside what is typed.
    case 'Refused':
    case 'ContractBroken':
      return failure.unsent !== true
    case 'Offline':
      return onlineManager.isOnline()
    case 'SessionExpired':
    case 'NotAllowed':
    case 'TooMany':
      return false
  }
}

/**
 * Runs a write, which rejects with a Failure. The queries of `touched` (operation names) are
 * invalidated, and the active ones refetched: before it resolves, or while a failure is shown.
 *
 * `take` puts an answer that is a whole new state into the cache; then nothing waits for the
 * refetch.
 */
export async function writeThrough<Answer>(
  queries: QueryClient,
  call: () => Promise<Answer>,
  touched: readonly string[],
  take?: (answer: Answer) => void,
): Promise<Answer> {
  const refresh = () => refreshOperations(queries, touched)
  const answer = await call().catch((thrown: unknown) => {
    const failure = toFailure(thrown)
    if (mayHaveChanged(failure)) void refresh()
    throw failure
  })
  take?.(answer)
  const refreshed = refresh()
  if (take === undefined) await refreshed
  return answer
}
