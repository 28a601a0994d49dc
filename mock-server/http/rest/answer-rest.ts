import type {
  ContractBreach,
  ValidatedRequest,
  RestReply,
  ValidationResult,
} from '../../validation/contract-validator.ts'
import { undocumentedFields } from '../../validation/undocumented-fields.ts'
import { guardCall } from '../safe-writes/guard-call.ts'
import { guardedRest } from '../safe-writes/guarded-rest.ts'
import type { ArmedFault } from '../../scenarios/armed-faults.ts'
import { restHandlers } from '../../handlers/rest-handlers.ts'
import type { RestCall, Caller, OperationId, Schema } from '../../handlers/rest-call.ts'
import { operations as table } from '../../../generated/openapi/operations.ts'
import type { Correlation } from '../correlation.ts'
import { languageOf } from '../refusals.ts'
import { exampleProblem, refusalProblem } from './rest-refusal.ts'
import { distortTypes } from '../fault-injection.ts'
import { completeResponse, problem, withFieldErrors } from '../problem.ts'
import type { SandboxContext } from '../../sandbox-context.ts'

/**
 * A request of an operation with its caller. `request` is for validation, `body` for the handler.
 */
export type RestOperationCall = {
  readonly operationId: OperationId
  readonly request: ValidatedRequest
  readonly body: unknown
  readonly path: Readonly<Record<string, string>>
  readonly caller: Caller | null
  readonly now: number
  readonly fault: ArmedFault | undefined
  readonly correlation: Correlation
}

const refusal = (
  sandbox: SandboxContext,
  { operationId, request }: RestOperationCall,
  broken: readonly ContractBreach[],
): RestReply => {
  const language = languageOf(request.headers['accept-language'])
  const status = broken.some((one) => one.status === 415) ? 415 : 400
  const fields = status === 400 ? broken.map((one) => one.field || 'request') : []
  const body = refusalProblem(sandbox.judge, operationId, status, language, fields)
  if (status === 415) return { status, body }
  return {
    status,
    body: {
      ...body,
      detail: broken
        .map((one) => one.text)
        .join('; ')
        .slice(0, 1000),
    },
  }
}

const call = (sandbox: SandboxContext, asked: RestOperationCall): RestCall<OperationId> => {
  const { operationId, request, body, path, caller, now } = asked
  const language = languageOf(request.headers['accept-language'])
  const operationCall = {
    query: request.query,
    path: Object.fromEntries(
      Object.entries(path).map(([name, text]) => [name, decodeURIComponent(text)]),
    ),
    body,
    headers: request.headers,
    authorization: request.headers['authorization'] ?? '',
    language,
    now,
    store: sandbox.store,
    problem: (status: number, key: string) =>
      exampleProblem(sandbox.judge, operationId, status, key, language),
    caller,
  }
  // The request has just been validated against the contract from which the type is generated.
  return operationCall as unknown as RestCall<OperationId>
}

/** Returns the armed example, or the response of the handler. */
const answerOperation = async (
  sandbox: SandboxContext,
  asked: RestOperationCall,
  extra: readonly ContractBreach[],
  broken: readonly ContractBreach[],
): Promise<RestReply> => {
  const { operationId, caller, fault } = asked
  const { secured } = table[operationId]
  const language = languageOf(asked.request.headers['accept-language'])
  if (secured && !caller)
    return exampleProblem(sandbox.judge, operationId, 401, 'invalid_token', language)
  const all = [...broken, ...extra]
  if (all.some((one) => one.status === 401))
    return exampleProblem(sandbox.judge, operationId, 401, 'invalid_client', language)
  if (all.length > 0) return refusal(sandbox, asked, all)
  if (fault?.example !== undefined || fault?.status !== undefined) {
    const example = sandbox.judge
      .examples(operationId)
      .find(
        ({ key, status }) => (fault.example ?? key) === key && (fault.status ?? status) === status,
      )
    // A status without an example has no body but may have headers.
    return sandbox.judge.mock(operationId, asked.request, example ?? { status: fault.status! })
  }
  const { request, body, path, now } = asked
  // Each handler takes the call type of its own operation, which the table cannot express.
  const handle = (id: OperationId, query: ValidatedRequest['query']): Promise<RestReply> =>
    (restHandlers[id] as (call: RestCall<OperationId>) => Promise<RestReply>)(
      call(sandbox, { ...asked, operationId: id, request: { ...request, query } }),
    )
  const problem = (status: number, key: string): RestReply =>
    exampleProblem(sandbox.judge, operationId, status, key, language)
  return guardCall(
    guardedRest({
      operationId,
      memberId: caller?.id ?? null,
      store: sandbox.store,
      now,
      headers: request.headers,
      path,
      query: request.query,
      body,
      handle,
      problem,
    }),
  )
}

/** Returns `Basic` for token operations of a client, else `Bearer`. */
const schemeOf = (id: OperationId): 'Basic' | 'Bearer' =>
  table[id].schemes.some((scheme) => scheme === 'clientBasic') ? 'Basic' : 'Bearer'

/**
 * Validates the request, answers it and validates the response. A response that breaks the contract
 * becomes a 500, unless a fault requested it.
 */
export async function answerRest(
  sandbox: SandboxContext,
  asked: RestOperationCall,
): Promise<ValidationResult> {
  const extra = undocumentedFields(sandbox.judge.operation(asked.operationId), asked.request)
  const isArmed = asked.fault?.example !== undefined || asked.fault?.status !== undefined
  const complete = ({ body, ...reply }: RestReply): RestReply =>
    // An armed example stays as in the contract. A handler's response with an error status is
    // always a problem.
    completeResponse(
      {
        ...reply,
        body:
          reply.status >= 400 && !isArmed
            ? withFieldErrors(body as Schema<'Problem'>, asked.body)
            : body,
      },
      asked.correlation,
      schemeOf(asked.operationId),
    )
  const verdict = await sandbox.judge.try(asked.operationId, asked.request, async (broken) =>
    complete(await answerOperation(sandbox, asked, extra, broken)),
  )
  const request = [...verdict.request, ...extra]
  if (asked.fault?.outsideContract)
    return {
      reply: { ...verdict.reply, body: distortTypes(verdict.reply.body) },
      request,
      response: [],
    }
  // A refused request has a validation message as detail, which the operation does not define.
  if (request.length > 0) return { reply: verdict.reply, request, response: [] }
  if (verdict.response.length === 0) return { ...verdict, request }
  return {
    reply: complete({
      status: 500,
      body: problem(
        500,
        'outside_contract',
        'The answer of the sandbox is outside the contract.',
        verdict.response.map((one) => one.field),
      ),
    }),
    request,
    response: verdict.response,
  }
}
