import { noneOf, type None } from '../model/parts/none.ts'
import type { QueryState } from './query-state.ts'

/**
 * The proof that there is no item of the id in the address: the server has none, or refused the id.
 * Any other refusal, such as a permission or a precondition, is no proof.
 */
export function noneOfItem(read: QueryState<unknown>): None | null {
  return read.state === 'failed' &&
    read.failure._tag === 'Refused' &&
    (read.failure.error === 'not_found' || read.failure.error === 'invalid_argument')
    ? noneOf(null, 0)
    : null
}
