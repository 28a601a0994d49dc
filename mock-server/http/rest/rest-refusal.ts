import type { OperationId, Schema } from '../../handlers/rest-call.ts'
import type { ContractValidator } from '../../validation/contract-validator.ts'
import type { ReceivedRequest } from '../call-context.ts'
import { withFieldErrors } from '../problem.ts'
import { gatewayProblem, refusals, type RefusalStatus } from '../refusals.ts'
import type { MessageLanguage } from '../../../contracts/read/rpc-errors.ts'
import { sendProblem } from '../send-problem.ts'

type ProblemReply = { readonly status: number; readonly body: Schema<'Problem'> }

const findProblem = (
  judge: ContractValidator,
  id: OperationId,
  status: number,
  key: string,
  language: MessageLanguage,
): Schema<'Problem'> | undefined => {
  const named = judge.examples(id).filter((example) => example.status === status)
  const found =
    (language === 'es-US'
      ? named.find((example) => example.key === `${key}_spanish`)
      : undefined) ?? named.find((example) => example.key === key)
  // The contract lint checks every example against its schema.
  return found?.value as Schema<'Problem'> | undefined
}

/** Returns an example by name, in Spanish when it exists and the member reads Spanish. */
export function exampleProblem(
  judge: ContractValidator,
  id: OperationId,
  status: number,
  key: string,
  language: MessageLanguage,
): ProblemReply {
  const body = findProblem(judge, id, status, key, language)
  if (!body) throw new Error(`the contract has no example ${key} for ${status} of ${id}`)
  return { status, body }
}

/**
 * Returns the operation's example for a status, or a general problem of the gateway. `details` are
 * field names, never values.
 */
export function refusalProblem(
  judge: ContractValidator,
  id: OperationId | null,
  status: RefusalStatus,
  language: MessageLanguage,
  details: readonly string[] = [],
): Schema<'Problem'> {
  const own = gatewayProblem(status, language, details)
  const example = id && findProblem(judge, id, status, refusals[status][0], language)
  return { ...(example ?? own), ...(own.details && { details: own.details }) }
}

/** Refuses a request before a handler runs. `id` is null for a path outside the contract. */
export function refuseRest(
  { sandbox, request, response, language }: ReceivedRequest,
  id: OperationId | null,
  status: RefusalStatus,
  details: readonly string[] = [],
): void {
  // The rest of a body that is too large is not read.
  if (status === 413) response.setHeader('connection', 'close')
  const body = refusalProblem(sandbox.judge, id, status, language, details)
  sendProblem(request, response, withFieldErrors(body, undefined))
}
