import { isSafe } from '../contract/operation-methods.ts'
import type { Operation, Parameter } from '../contract/operation.ts'
import { shownRequests, type CaseSource, type NamedRequest } from './case-context.ts'
import { isId, withMadeUpIds } from './made-up-ids.ts'

const isChanging = ({ method }: Operation): boolean => !isSafe(method)

/** A POST below an example of the contract adds to it, and does not replace it. */
const isMeant = ({ method }: Operation, { examples }: Parameter): boolean =>
  method === 'POST' && examples.length > 0

/** Whether a call with an example id could change a resource that this run did not create. */
export function mayTouchOthers(
  making: CaseSource,
  operation: Operation,
  parameter: Parameter,
): boolean {
  return isChanging(operation) && isId(making, parameter) && !isMeant(operation, parameter)
}

/**
 * The example requests of an operation. A request that changes data has made-up ids in its path,
 * because a resource of the target may have the example id. The target file or a link gives real ids.
 */
export function unownedRequests(making: CaseSource, operation: Operation): NamedRequest[] {
  const shown = shownRequests(making, operation)
  return shown.map(({ name, draft }) => ({
    name,
    draft: withMadeUpIds(making, draft, (parameter) =>
      mayTouchOthers(making, operation, parameter),
    ),
  }))
}
