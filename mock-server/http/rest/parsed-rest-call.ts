import type { RestReply, ValidatedRequest } from '../../validation/contract-validator.ts'
import type { ArmedFault } from '../../scenarios/armed-faults.ts'
import type { OperationId } from '../../handlers/rest-call.ts'
import type { CallContext } from '../call-context.ts'
import type { RestOperation } from '../match-operation.ts'
import { exampleProblem } from './rest-refusal.ts'

/** A call whose body was parsed. `validated` is for validation, `body` for the handler. */
export type ParsedRestCall = CallContext<RestOperation> & {
  readonly validated: ValidatedRequest
  readonly body: unknown
  readonly fault: ArmedFault | undefined
}

/** Returns the examples of an operation by status and key, in the language of the call. */
export function problemOf(
  { sandbox, operation, language }: ParsedRestCall,
  operationId: OperationId = operation.operationId,
): (status: number, key: string) => RestReply {
  return (status, key) => exampleProblem(sandbox.judge, operationId, status, key, language)
}
