import { operations, rpcOperations } from '../../generated/openapi/operations.ts'
import type { Caller } from '../handlers/rest-call.ts'

/** Operations with the scope `write`, which a staff session lacks. */
const changes: ReadonlySet<string> = new Set(
  [...Object.values(operations), ...Object.values(rpcOperations)].flatMap(
    ({ operationId, scopes }) =>
      (scopes as readonly string[]).includes('write') ? [operationId] : [],
  ),
)

/** Returns true for a write in a staff session, which is view-only (IMP-012, GAP-075). */
export function isViewOnly(
  caller: Pick<Caller, 'impersonator'> | null,
  operationId: string,
): boolean {
  return caller !== null && caller.impersonator !== null && changes.has(operationId)
}
