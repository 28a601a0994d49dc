import { operations as table } from '../../generated/openapi/operations.ts'
import type { Caller } from '../handlers/rest-call.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { callerOf } from './caller.ts'
import { header, type Request, type Response } from './http-message.ts'
import type { CallMatch, RestOperation, RpcOperation } from './match-operation.ts'
import { languageOf } from './refusals.ts'
import type { MessageLanguage } from '../../contracts/read/rpc-errors.ts'
import { type IdentityHints, identityHintsOf, scenarioOf } from './scenario.ts'

/** A request whose body was read. `bytes` says when it is larger than the limit. */
export type ReceivedRequest = {
  readonly sandbox: SandboxContext
  readonly request: Request
  readonly response: Response
  readonly url: URL
  readonly method: string
  /** The methods of the path in the contract. */
  readonly methods: readonly string[]
  readonly bytes: Buffer | 'too-large'
  readonly scenario: string
  readonly language: MessageLanguage
}

/**
 * The recorded result of a call. `status` is the HTTP status or the RPC code, 0 when a fault broke the
 * connection, and null for the status of the response; the others hold violations by kind.
 */
export type CallOutcome = { status: number | string | null } & {
  readonly [Kind in 'request' | 'response' | 'unreadable request']: string[]
}

/** A call of an operation. `now` is epoch milliseconds on the scenario's clock. */
export type CallContext<Operation = RestOperation | RpcOperation> = ReceivedRequest & {
  readonly operation: Operation
  readonly now: number
  readonly caller: Caller | null
  readonly outcome: CallOutcome
}

/** Returns identity hints of an operation that needs no session. */
const identityHintsOfCall = (
  request: Request,
  { protocol, operation }: CallMatch,
  bytes: Buffer | 'too-large',
): IdentityHints => {
  if (protocol === 'rpc' || !operation || bytes === 'too-large') return {}
  const { operationId, parameters } = operation
  if (table[operationId].secured) return {}
  return {
    ...identityHintsOf(bytes),
    ...(operationId === 'listMfaContactPoints' && { mfaToken: parameters['id'] }),
    ...(operationId === 'resetPassword' && { token: header(request, 'token') }),
  }
}

/** Finds the scenario and the language of a request. `Date` is the scenario's time. */
export async function receivedRequest(
  received: Pick<ReceivedRequest, 'sandbox' | 'request' | 'response' | 'url' | 'bytes'>,
  match: CallMatch,
): Promise<ReceivedRequest> {
  const { sandbox, request, response, bytes } = received
  const scenario = await scenarioOf(
    sandbox.store,
    header(request, 'x-scenario'),
    header(request, 'authorization'),
    identityHintsOfCall(request, match, bytes),
  )
  response.setHeader('date', new Date(sandbox.clock.now(scenario)).toUTCString())
  return {
    ...received,
    method: request.method ?? '',
    methods: match.methods,
    language: languageOf(header(request, 'accept-language')),
    scenario,
  }
}

/** Finds the time and the caller of a call, and keeps its request for the control API. */
export async function callContext<Operation extends RestOperation | RpcOperation>(
  received: ReceivedRequest,
  operation: Operation,
): Promise<CallContext<Operation>> {
  const { sandbox, scenario, request, response, bytes } = received
  const { operationId } = operation
  sandbox.sent?.keep(scenario, operationId, request, response, bytes)
  const now = sandbox.clock.now(scenario)
  const caller = await callerOf(sandbox.store, header(request, 'authorization'), now, operationId)
  const outcome = { status: null, request: [], response: [], 'unreadable request': [] }
  return { ...received, operation, now, caller, outcome }
}
