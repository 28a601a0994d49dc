import { operations, rpcOperations } from '../../generated/openapi/operations.ts'
import type { Caller } from '../handlers/rest-call.ts'

/** What needs the scope `write`, which a session of the staff does not have. */
const changes: ReadonlySet<string> = new Set(
  [...Object.values(operations), ...Object.values(rpcOperations)].flatMap(
    ({ operationId, scopes }) =>
      (scopes as readonly string[]).includes('write') ? [operationId] : [],
  ),
)

/**
 * The staff view an account and change nothing in it (IMP-012, GAP-075): true for a write that a
 * member might make and they may not.
 */
export function isViewOnly(
  caller: Pick<Caller, 'impersonator'> | null,
  operationId: string,
): boolean {
  return caller !== null && caller.impersonator !== null && changes.has(operationId)
}
