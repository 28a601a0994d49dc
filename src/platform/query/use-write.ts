import { useQueryClient } from '@tanstack/react-query'
import { writeThrough } from './write-through.ts'

/**
 * Returns a write for `useForm`, which rejects with a Failure.
 *
 * The queries of `touched` (operation names) are invalidated, and the active ones refetched, before
 * it resolves, and after a failure (`writeThrough`). A call that takes an `Idempotency-Key` gets it
 * from the form.
 */
export function useWrite<Asked, Answer>(
  call: (asked: Asked, key?: string) => Promise<Answer>,
  touched: readonly string[],
): (asked: Asked, key?: string) => Promise<Answer> {
  const queries = useQueryClient()
  return (asked, key) => writeThrough(queries, () => call(asked, key), touched)
}
