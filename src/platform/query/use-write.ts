import { useQueryClient } from '@tanstack/react-query'
import { rejectWithFailure } from '../http/to-failure.ts'
import { refreshOperations } from './refresh-operations.ts'

/**
 * Returns a write for `useForm`, which rejects with a Failure.
 *
 * The queries of `touched` (operation names) are invalidated, and the active ones refetched, before
 * it resolves. A call that takes an `Idempotency-Key` gets it from the form.
 */
export function useWrite<Asked, Answer>(
  call: (asked: Asked, key?: string) => Promise<Answer>,
  touched: readonly string[],
): (asked: Asked, key?: string) => Promise<Answer> {
  const queries = useQueryClient()
  return async (asked, key) => {
    const answer = await rejectWithFailure(call(asked, key))
    await refreshOperations(queries, touched)
    return answer
  }
}
