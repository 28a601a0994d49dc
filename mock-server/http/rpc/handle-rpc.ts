import { Code, createContextValues } from '@connectrpc/connect'
import { allowOrigin, answerPreflight, isPreflight } from '../cors.ts'
import { callerOf } from '../caller.ts'
import { isViewOnly } from '../view-only.ts'
import { header, type Request, type Response, sendJson } from '../http-message.ts'
import { distortTypes, injectFault } from '../fault-injection.ts'
import { languageOf } from '../error-messages.ts'
import { readBody } from '../read-body.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { scenarioOf } from '../scenario.ts'
import { maskedPath } from '../match-operation.ts'
import type { ArmedFault } from '../../scenarios/armed-faults.ts'
import { type RpcCall, rpcCall } from '../../handlers/rpc-call.ts'
import { rpcCodeName } from './rpc-codes.ts'
import { answersOf } from './rpc-examples.ts'
import {
  bodyViolations,
  type MessageEncoding,
  messageEncodingOf,
  isGettable,
  queryViolations,
} from '../../validation/rpc-request.ts'
import { refuseCall } from './rpc-refusal.ts'
import { methodOf, serveRpc } from './connect-router.ts'
import { streamConnectionOf } from './stream-connection.ts'

/** Removes the faults that strike during a stream; a delay and an immediate cut remain. */
const beforeStream = ({ drop = false, afterMessages, ...fault }: ArmedFault): ArmedFault => ({
  ...fault,
  drop: drop && afterMessages === undefined,
  halfOpen: false,
  malformed: false,
})

/** Returns the compression of a call; each protocol has its own header. */
const encodingOf = (request: Request, { isEnveloped }: MessageEncoding): string | undefined =>
  isEnveloped
    ? (header(request, 'grpc-encoding') ?? header(request, 'connect-content-encoding'))
    : header(request, 'content-encoding')

const queryOf = (request: Request): URLSearchParams =>
  new URLSearchParams((request.url ?? '').split('?').slice(1).join('?'))

/** Handles one RPC of any of the three protocols. */
export async function handleRpc(
  sandbox: SandboxContext,
  request: Request,
  response: Response,
  rpc: { operationId: string; procedure: string; kind: string },
  path: string,
): Promise<void> {
  if (isPreflight(request)) return answerPreflight(request, response, sandbox.origins, ['POST'])
  allowOrigin(request, response, sandbox.origins)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  const bytes = await readBody(request)
  if (bytes === 'cut') return
  const authorization = header(request, 'authorization')
  const scenario = await scenarioOf(sandbox.store, header(request, 'x-scenario'), authorization, {})
  const { operationId, procedure } = rpc
  sandbox.sent?.keep(scenario, operationId, request, response, bytes)
  const method = request.method ?? ''
  const callFields = { scenario, operationId, method, path }
  const fault = sandbox.faults.take(scenario, operationId)
  const now = sandbox.clock.now(scenario)
  const call: RpcCall = {
    procedure,
    scenario,
    store: sandbox.store,
    sandbox,
    caller: await callerOf(sandbox.store, authorization, now, operationId),
    language: languageOf(header(request, 'accept-language')),
    now,
    host: header(request, 'host') ?? header(request, ':authority') ?? null,
    fault,
    wire: streamConnectionOf(response),
    outcome: { code: '', request: [], response: [] },
  }
  response.once('close', () => {
    const at = new Date().toISOString()
    const status = call.outcome.code || response.statusCode
    sandbox.records.call({
      at,
      ...callFields,
      status,
      query: {},
      language: header(request, 'accept-language') ?? null,
      background: header(request, 'x-portal-background') === '1',
    })
    for (const kind of ['request', 'response'] as const)
      if (call.outcome[kind].length > 0)
        sandbox.records.violation({ at, ...callFields, kind, status, messages: call.outcome[kind] })
  })
  const isStream = rpc.kind === 'stream'
  if (isStream) {
    const { wire } = call
    const leave = sandbox.streams.add({
      scenario,
      operationId,
      cut: wire.cut,
      freeze: () => void (wire.isFrozen = true),
    })
    response.once('close', leave)
  }
  if (await injectFault(isStream && fault ? beforeStream(fault) : fault, response)) return undefined
  if (fault?.outsideContract && !isStream)
    return sendJson(response, 200, distortTypes(answersOf(procedure)[0]?.response ?? {}))
  const descriptor = methodOf(procedure)
  const refuse = (
    status: 405 | 413 | 415,
    code: Code.InvalidArgument | Code.ResourceExhausted | Code.Unimplemented,
    why: string,
  ): void => {
    call.outcome.request.push(why)
    if (status === 405) response.setHeader('allow', isGettable(descriptor) ? 'GET, POST' : 'POST')
    refuseCall(request, response, status, code)
  }
  const isGet = method === 'GET' && isGettable(descriptor)
  const messageEncoding = messageEncodingOf(descriptor, header(request, 'content-type'))
  if (method !== 'POST' && !isGet)
    return refuse(
      405,
      Code.Unimplemented,
      'an RPC is called by POST, and by GET only when it changes nothing',
    )
  if (isViewOnly(call.caller, operationId)) {
    call.outcome.code = rpcCodeName(Code.PermissionDenied)
    return refuseCall(request, response, 403, Code.PermissionDenied)
  }
  if (bytes === 'too-large')
    return refuse(413, Code.ResourceExhausted, 'the message is larger than 1 MiB')
  if (!messageEncoding && !isGet)
    return refuse(415, Code.InvalidArgument, 'no protocol has this content type for this RPC')
  // An unauthenticated call gets no other error.
  if (call.caller)
    call.outcome.request.push(
      ...(isGet || !messageEncoding
        ? queryViolations(descriptor, queryOf(request))
        : bodyViolations(descriptor, messageEncoding, bytes, encodingOf(request, messageEncoding))),
    )
  return serveRpc(request, response, procedure, bytes, createContextValues().set(rpcCall, call))
}

/** Returns whether a path outside the contract looks like an RPC. */
export function looksLikeRpc(path: string): boolean {
  return /^(\/user\/liv\/me\/|\/portal\.\w+\.v\d)/.test(path)
}

/** Answers an RPC outside the contract and records the call. */
export async function refuseUnknownRpc(
  sandbox: SandboxContext,
  request: Request,
  response: Response,
  path: string,
): Promise<void> {
  if (isPreflight(request)) return answerPreflight(request, response, sandbox.origins, [])
  allowOrigin(request, response, sandbox.origins)
  if ((await readBody(request)) === 'cut') return
  const scenario = await scenarioOf(
    sandbox.store,
    header(request, 'x-scenario'),
    header(request, 'authorization'),
    {},
  )
  sandbox.records.violation({
    at: new Date().toISOString(),
    scenario,
    operationId: null,
    kind: 'unmatched call',
    method: request.method ?? '',
    path: maskedPath(path),
    status: 'unimplemented',
    messages: ['the contract has no such RPC'],
  })
  refuseCall(request, response, 404, Code.Unimplemented)
}
