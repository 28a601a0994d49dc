import { isFailure, type Failure } from '#platform/http/failure.ts'
import type { RejectedSubmit } from './use-submit.ts'

/**
 * Returns the result of a submit whose save has failed: the fields that the server rejected, by
 * `fieldOf` of each of its `details`, or the failure. Rethrows what is no Failure.
 */
export function rejectedSubmit<Field extends string>(
  thrown: unknown,
  fieldOf: (detail: string) => Field | null,
): RejectedSubmit<Field, Failure> {
  if (!isFailure(thrown)) throw thrown
  if (thrown._tag !== 'Refused') return { trouble: thrown }
  // The message of several fields names none of them.
  const said = thrown.error === 'several_fields' ? undefined : thrown.said
  const blamed = thrown.details.map(fieldOf).filter((field) => field !== null)
  return blamed.length > 0
    ? { blamed: blamed.map((field) => [field, said] as const) }
    : { trouble: thrown }
}
