import type {
  ContractBreach,
  RestReply,
  ValidatedRequest,
} from '../../validation/contract-validator.ts'
import { undocumentedFields } from '../../validation/undocumented-fields.ts'
import { restHandlers } from '../../handlers/rest-handlers.ts'
import type { Store } from '../../database/store.ts'
import type { OperationId, RestCall, Schema } from '../../handlers/rest-call.ts'
import { operations as table } from '../../../generated/openapi/operations.ts'
import { correlationOf } from '../correlation.ts'
import { distortTypes } from '../fault-injection.ts'
import { sendJson } from '../http-message.ts'
import { completeResponse, problem, withFieldErrors } from '../problem.ts'
import { guardCall } from '../safe-writes/guard-call.ts'
import { guardedRest } from '../safe-writes/guarded-rest.ts'
import { type ParsedRestCall, problemOf } from './parsed-rest-call.ts'
import { refusalProblem } from './rest-refusal.ts'

const refusal = (
  { sandbox, operation, language }: ParsedRestCall,
  broken: readonly ContractBreach[],
): RestReply => {
  const status = broken.some((one) => one.status === 415) ? 415 : 400
  const fields = status === 400 ? broken.map((one) => one.field || 'request') : []
  const body = refusalProblem(sandbox.judge, operation.operationId, status, language, fields)
  if (status === 415) return { status, body }
  const detail = broken.map((one) => one.text).join('; ')
  return { status, body: { ...body, detail: detail.slice(0, 1000) } }
}

/** Calls the handler of an operation with the request of this call, a query and a store. */
const handle = (
  call: ParsedRestCall,
  operationId: OperationId,
  query: ValidatedRequest['query'],
  store: Store,
): Promise<RestReply> => {
  const { operation, validated, body, caller, language, now } = call
  const { headers } = validated
  const handlerCall = {
    query,
    path: Object.fromEntries(
      Object.entries(operation.parameters).map(([name, text]) => [name, decodeURIComponent(text)]),
    ),
    body,
    headers,
    authorization: headers['authorization'] ?? '',
    language,
    now,
    store,
    problem: problemOf(call, operationId),
    caller,
  }
  // Each handler takes the call type of its own operation, which the table cannot express. The
  // request has just been validated against the contract from which the type is generated.
  return (restHandlers[operationId] as (call: RestCall<OperationId>) => Promise<RestReply>)(
    handlerCall as unknown as RestCall<OperationId>,
  )
}

const isArmed = ({ fault }: ParsedRestCall): boolean =>
  fault?.example !== undefined || fault?.status !== undefined

/** Returns a refusal, the armed example, or the response of the handler. */
const replyTo = async (
  call: ParsedRestCall,
  broken: readonly ContractBreach[],
): Promise<RestReply> => {
  const { sandbox, operation, caller, fault, validated } = call
  const { operationId } = operation
  const example = problemOf(call)
  if (table[operationId].secured && !caller) return example(401, 'invalid_token')
  if (broken.some((one) => one.status === 401)) return example(401, 'invalid_client')
  if (broken.length > 0) return refusal(call, broken)
  if (fault && isArmed(call)) {
    const armed = sandbox.judge
      .examples(operationId)
      .find(
        ({ key, status }) => (fault.example ?? key) === key && (fault.status ?? status) === status,
      )
    // A status without an example has no body but may have headers.
    return sandbox.judge.mock(operationId, validated, armed ?? { status: fault.status! })
  }
  return guardCall(guardedRest(call, (id, query, store) => handle(call, id, query, store)))
}

/** Adds the headers of every response, and the field errors of a handler's problem. */
const complete = (call: ParsedRestCall, reply: RestReply): RestReply => {
  const isHandlerProblem = reply.status >= 400 && !isArmed(call)
  return completeResponse(
    // An armed example stays as in the contract. A handler's response with an error status is always
    // a problem.
    isHandlerProblem
      ? { ...reply, body: withFieldErrors(reply.body as Schema<'Problem'>, call.body) }
      : reply,
    correlationOf(call.request),
    table[call.operation.operationId].schemes.some((scheme) => scheme === 'clientBasic')
      ? 'Basic'
      : 'Bearer',
  )
}

/**
 * Validates the request, answers it and validates the response. A response that breaks the contract
 * becomes a 500, unless a fault requested it.
 */
export async function answerRest(call: ParsedRestCall): Promise<void> {
  const { sandbox, operation, validated, fault, outcome, response } = call
  const { operationId } = operation
  const extra = undocumentedFields(sandbox.judge.operation(operationId), validated)
  const result = await sandbox.judge.try(operationId, validated, async (broken) =>
    complete(call, await replyTo(call, [...broken, ...extra])),
  )
  let { reply } = result
  outcome.request.push(...[...result.request, ...extra].map((one) => one.text))
  if (fault?.outsideContract) reply = { ...reply, body: distortTypes(reply.body) }
  // A refused request has a validation message as detail, which the operation does not define.
  else if (outcome.request.length === 0 && result.response.length > 0) {
    outcome.response.push(...result.response.map((one) => one.text))
    const fields = result.response.map((one) => one.field)
    const message = 'The answer of the sandbox is outside the contract.'
    reply = complete(call, { status: 500, body: problem(500, 'outside_contract', message, fields) })
  }
  outcome.status = reply.status
  sendJson(response, reply.status, reply.body, reply.headers)
}
