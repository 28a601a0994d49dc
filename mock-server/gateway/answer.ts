import type { Breach, JudgedRequest, Reply, Verdict } from '../judge/judge.ts'
import { unknowns } from '../judge/unknowns.ts'
import type { Fault } from '../records/faults.ts'
import { handlers } from '../sandbox/handlers.ts'
import type { Call, Caller, OperationId, Schema } from '../sandbox/operation.ts'
import { operations as table } from '../../generated/openapi/operations.ts'
import { problem } from './http.ts'
import { distort } from './misbehave.ts'
import type { Sandbox } from './sandbox.ts'

/** A request of an operation, with whoever makes it. */
export type Asked = {
  readonly operationId: OperationId
  readonly request: JudgedRequest
  readonly path: Readonly<Record<string, string>>
  readonly caller: Caller | null
  readonly now: number
  readonly fault: Fault | undefined
}

export const languageOf = (accepted: string | undefined): Call<OperationId>['language'] => (/^\s*es\b/i.test(accepted ?? '') ? 'es-US' : 'en-US')

/** The contract's example by its name, in Spanish where there is one and the member reads Spanish. */
export const exampleProblem = (sandbox: Sandbox, id: OperationId, status: number, key: string, language: Call<OperationId>['language']): { status: number; body: Schema<'Problem'> } => {
  const named = sandbox.judge.examples(id).filter((example) => example.status === status)
  const found = (language === 'es-US' ? named.find((example) => example.key === `${key}_spanish`) : undefined) ?? named.find((example) => example.key === key)
  if (!found) throw new Error(`the contract has no example ${key} for ${status} of ${id}`)
  // The contract's lint holds every example against its schema.
  return { status, body: found.value as Schema<'Problem'> }
}

const refusal = (sandbox: Sandbox, { operationId, request }: Asked, broken: readonly Breach[]): Reply => {
  const status = broken.some((one) => one.status === 415) ? 415 : 400
  if (status === 415) return { status, body: problem('unsupported_media_type', 'The content type of this request is not supported.') }
  const has = sandbox.judge.examples(operationId).some((example) => example.status === 400 && example.key === 'invalid_request')
  const { body } = has ? exampleProblem(sandbox, operationId, 400, 'invalid_request', languageOf(request.headers['accept-language'])) : { body: problem('invalid_request', 'The request does not follow the contract.') }
  return { status, body: { ...body, details: problem('', '', broken.map((one) => one.field || 'request')).details ?? [] } }
}

const call = (sandbox: Sandbox, asked: Asked): Call<OperationId> => {
  const { operationId, request, path, caller, now } = asked
  const language = languageOf(request.headers['accept-language'])
  const form = (request.headers['content-type'] ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded')
  const body: unknown = form && typeof request.body === 'string' ? Object.fromEntries(new URLSearchParams(request.body)) : request.body
  const made = {
    query: request.query,
    path: Object.fromEntries(Object.entries(path).map(([name, text]) => [name, decodeURIComponent(text)])),
    body,
    authorization: request.headers['authorization'] ?? '',
    language,
    now,
    store: sandbox.store,
    problem: (status: number, key: string) => exampleProblem(sandbox, operationId, status, key, language),
    caller,
  }
  // The judge has just held all of it against the contract that the type is made of.
  return made as unknown as Call<OperationId>
}

/** What the operation answers: its armed example by Prism's mock, or the sandbox. */
const answerTrue = async (sandbox: Sandbox, asked: Asked, extra: readonly Breach[], broken: readonly Breach[]): Promise<Reply> => {
  const { operationId, caller, fault } = asked
  const { secured } = table[operationId]
  const language = languageOf(asked.request.headers['accept-language'])
  if (secured && !caller) return exampleProblem(sandbox, operationId, 401, 'invalid_token', language)
  const all = [...broken, ...extra]
  if (all.some((one) => one.status === 401)) return exampleProblem(sandbox, operationId, 401, 'invalid_client', language)
  if (all.length > 0) return refusal(sandbox, asked, all)
  if (fault?.example !== undefined || fault?.status !== undefined) {
    const example = sandbox.judge.examples(operationId).find(({ key, status }) => (fault.example ?? key) === key && (fault.status ?? status) === status)
    if (example) return sandbox.judge.mock(operationId, asked.request, example)
    return { status: fault.status! }
  }
  // One handler of many: each takes the call of its own operation.
  const handler = handlers[operationId] as (call: Call<OperationId>) => Promise<Reply>
  return handler(call(sandbox, asked))
}

/** Judges, answers and judges again. An answer that breaks the contract becomes a 500, unless the scenario asked for one. */
export const answer = async (sandbox: Sandbox, asked: Asked): Promise<Verdict> => {
  const extra = unknowns(sandbox.judge.operation(asked.operationId), asked.request)
  const verdict = await sandbox.judge.try(asked.operationId, asked.request, (broken) => answerTrue(sandbox, asked, extra, broken))
  const request = [...verdict.request, ...extra]
  if (asked.fault?.outsideContract) return { reply: { ...verdict.reply, body: distort(verdict.reply.body) }, request, response: [] }
  // A refused request gets the judge's own words, which stand outside the operation.
  if (request.length > 0) return { reply: verdict.reply, request, response: [] }
  if (verdict.response.length === 0) return { ...verdict, request }
  return { reply: { status: 500, body: problem('outside_contract', 'The answer of the sandbox is outside the contract.', verdict.response.map((one) => one.field)) }, request, response: verdict.response }
}
