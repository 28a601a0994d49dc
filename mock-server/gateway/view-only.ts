import { operations, rpcOperations } from '../../generated/openapi/operations.ts'
import type { Caller } from '../sandbox/operation.ts'

/** What changes nothing of the member's, and ends what the staff began. */
const ends: ReadonlySet<string> = new Set(['endImpersonation', 'signOut'])

const changes: ReadonlySet<string> = new Set([
  ...Object.values(operations).flatMap(({ operationId, method, secured }) => (secured && method !== 'GET' ? [operationId] : [])),
  ...Object.values(rpcOperations).flatMap(({ operationId, kind }) => (kind === 'mutation' ? [operationId] : [])),
])

/** The staff view an account and change nothing in it (IMP-012, GAP-075): true for a write that a member might make and they may not. */
export const isViewOnly = (caller: Pick<Caller, 'impersonator'> | null, operationId: string): boolean =>
  caller !== null && caller.impersonator !== null && changes.has(operationId) && !ends.has(operationId)
