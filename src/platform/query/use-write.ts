import { useQueryClient } from '@tanstack/react-query'
import { rejectWithFailure } from '../http/to-failure.ts'
import { refreshOperations } from './refresh-operations.ts'

/**
 * Returns a write for `useForm`, which rejects with a Failure.
 *
 * The queries of `touched` (operation names) are invalidated, and the active ones refetched, before
 * it resolves.
 */
export function useWrite<Asked, Answer>(
  call: (asked: Asked) => Promise<Answer>,
  touched: readonly string[],
): (asked: Asked) => Promise<Answer> {
  const queries = useQueryClient()
  return async (asked) => {
    const answer = await rejectWithFailure(call(asked))
    await refreshOperations(queries, touched)
    return answer
  }
}
