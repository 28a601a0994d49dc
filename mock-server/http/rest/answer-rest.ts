import type {
  ContractBreach,
  ValidatedRequest,
  RestReply,
  ValidationResult,
} from '../../validation/contract-validator.ts'
import { undocumentedFields } from '../../validation/undocumented-fields.ts'
import { guardRest } from '../safe-writes/guard-rest.ts'
import type { ArmedFault } from '../../scenarios/armed-faults.ts'
import { restHandlers } from '../../handlers/rest-handlers.ts'
import type { RestCall, Caller, OperationId, Schema } from '../../handlers/rest-call.ts'
import { operations as table } from '../../../generated/openapi/operations.ts'
import type { Correlation } from '../correlation.ts'
import { type MessageLanguage, languageOf, gatewayProblem } from '../error-messages.ts'
import { distortTypes } from '../fault-injection.ts'
import { completeResponse, problem, withFieldErrors } from '../problem.ts'
import type { SandboxContext } from '../../sandbox-context.ts'

/**
 * A request of an operation, with whoever makes it. `request` is what the judge sees, `body` what
 * the handler does.
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

const findProblem = (
  sandbox: SandboxContext,
  id: OperationId,
  status: number,
  key: string,
  language: MessageLanguage,
) => {
  const named = sandbox.judge.examples(id).filter((example) => example.status === status)
  return (
    (language === 'es-US'
      ? named.find((example) => example.key === `${key}_spanish`)
      : undefined) ?? named.find((example) => example.key === key)
  )
}

/**
 * What the gateway itself refuses with: the operation's own example of it where it has one.
 * `details` are names of fields, never values.
 */
export function problemForStatus(
  sandbox: SandboxContext,
  id: OperationId,
  status: 400 | 413 | 415,
  language: MessageLanguage,
  details: readonly string[] = [],
): { status: number; body: Schema<'Problem'> } {
  const found = findProblem(
    sandbox,
    id,
    status,
    { 400: 'invalid_request', 413: 'too_large', 415: 'unsupported_media_type' }[status],
    language,
  )
  const own = gatewayProblem(status, language, details)
  // The contract's lint holds every example against its schema.
  return {
    status,
    body: found
      ? { ...(found.value as Schema<'Problem'>), ...(own.details && { details: own.details }) }
      : own,
  }
}

/**
 * The contract's example by its name, in Spanish where there is one and the member reads Spanish.
 */
export function exampleProblem(
  sandbox: SandboxContext,
  id: OperationId,
  status: number,
  key: string,
  language: MessageLanguage,
): { status: number; body: Schema<'Problem'> } {
  const found = findProblem(sandbox, id, status, key, language)
  if (!found) throw new Error(`the contract has no example ${key} for ${status} of ${id}`)
  // The contract's lint holds every example against its schema.
  return { status, body: found.value as Schema<'Problem'> }
}

const refusal = (
  sandbox: SandboxContext,
  { operationId, request }: RestOperationCall,
  broken: readonly ContractBreach[],
): RestReply => {
  const language = languageOf(request.headers['accept-language'])
  if (broken.some((one) => one.status === 415))
    return problemForStatus(sandbox, operationId, 415, language)
  const { status, body } = problemForStatus(
    sandbox,
    operationId,
    400,
    language,
    broken.map((one) => one.field || 'request'),
  )
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
  const made = {
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
      exampleProblem(sandbox, operationId, status, key, language),
    caller,
  }
  // The judge has just held all of it against the contract that the type is made of.
  return made as unknown as RestCall<OperationId>
}

/** What the operation answers: its armed example by Prism's mock, or the sandbox. */
const answerTrue = async (
  sandbox: SandboxContext,
  asked: RestOperationCall,
  extra: readonly ContractBreach[],
  broken: readonly ContractBreach[],
): Promise<RestReply> => {
  const { operationId, caller, fault } = asked
  const { secured } = table[operationId]
  const language = languageOf(asked.request.headers['accept-language'])
  if (secured && !caller)
    return exampleProblem(sandbox, operationId, 401, 'invalid_token', language)
  const all = [...broken, ...extra]
  if (all.some((one) => one.status === 401))
    return exampleProblem(sandbox, operationId, 401, 'invalid_client', language)
  if (all.length > 0) return refusal(sandbox, asked, all)
  if (fault?.example !== undefined || fault?.status !== undefined) {
    const example = sandbox.judge
      .examples(operationId)
      .find(
        ({ key, status }) => (fault.example ?? key) === key && (fault.status ?? status) === status,
      )
    // Without an example there is no body, but there may be headers.
    return sandbox.judge.mock(operationId, asked.request, example ?? { status: fault.status! })
  }
  const { request, body, path, now } = asked
  // One handler of many: each takes the call of its own operation.
  const handle = (id: OperationId, query: ValidatedRequest['query']): Promise<RestReply> =>
    (restHandlers[id] as (call: RestCall<OperationId>) => Promise<RestReply>)(
      call(sandbox, { ...asked, operationId: id, request: { ...request, query } }),
    )
  const problem = (status: number, key: string): RestReply =>
    exampleProblem(sandbox, operationId, status, key, language)
  return guardRest({
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
  })
}

/** A token call is opened by its client, any other by a token of a session or of its body. */
const schemeOf = (id: OperationId): 'Basic' | 'Bearer' =>
  table[id].schemes.some((scheme) => scheme === 'clientBasic') ? 'Basic' : 'Bearer'

/**
 * Judges, answers and judges again. An answer that breaks the contract becomes a 500, unless the
 * scenario asked for one.
 */
export async function answerRest(
  sandbox: SandboxContext,
  asked: RestOperationCall,
): Promise<ValidationResult> {
  const extra = undocumentedFields(sandbox.judge.operation(asked.operationId), asked.request)
  const isArmed = asked.fault?.example !== undefined || asked.fault?.status !== undefined
  const complete = ({ body, ...reply }: RestReply): RestReply =>
    // An armed example is answered as the contract shows it. A handler answers nothing but a
    // problem with such a status.
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
    complete(await answerTrue(sandbox, asked, extra, broken)),
  )
  const request = [...verdict.request, ...extra]
  if (asked.fault?.outsideContract)
    return {
      reply: { ...verdict.reply, body: distortTypes(verdict.reply.body) },
      request,
      response: [],
    }
  // A refused request gets the judge's own words, which stand outside the operation.
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
