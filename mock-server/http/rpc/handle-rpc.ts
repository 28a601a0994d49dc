import { Code, createContextValues } from '@connectrpc/connect'
import type { CallContext } from '../call-context.ts'
import { isViewOnly } from '../view-only.ts'
import { header, type Request, sendJson } from '../http-message.ts'
import { distortTypes, injectFault } from '../fault-injection.ts'
import type { RpcOperation } from '../match-operation.ts'
import type { ArmedFault } from '../../scenarios/armed-faults.ts'
import { type RpcCall, rpcCall } from '../../handlers/rpc-call.ts'
import { rpcCodeName } from './rpc-codes.ts'
import { answersOf } from './rpc-examples.ts'
import {
  bodyViolations,
  type MessageEncoding,
  messageEncodingOf,
  queryViolations,
} from '../../validation/rpc-request.ts'
import { refuseRpc } from './rpc-refusal.ts'
import { serveRpc } from './connect-router.ts'
import { methodOf } from './rpc-methods.ts'
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

/** Handles one RPC of any of the three protocols. */
export async function handleRpc(context: CallContext<RpcOperation>): Promise<void> {
  const { sandbox, request, response, url, method, bytes, scenario, caller, language } = context
  const { operationId, path, procedure, kind } = context.operation
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  const callFields = { scenario, operationId, method, path }
  const fault = sandbox.faults.take(scenario, operationId)
  const call: RpcCall = {
    operationId,
    procedure,
    scenario,
    store: sandbox.store,
    sandbox,
    caller,
    language,
    now: context.now,
    host: header(request, 'host') ?? header(request, ':authority') ?? null,
    fault,
    wire: streamConnectionOf(response),
    outcome: { code: '', request: [], response: [] },
    reply: { header: new Headers(), trailer: new Headers() },
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
  const isStream = kind === 'stream'
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
  const refuse = (status: 405 | 413 | 415, why: string): void => {
    call.outcome.request.push(why)
    refuseRpc(context, status)
  }
  const isGet = method === 'GET' && kind === 'query'
  const messageEncoding = messageEncodingOf(descriptor, header(request, 'content-type'))
  if (method !== 'POST' && !isGet) {
    response.setHeader('allow', context.methods.join(', '))
    return refuse(405, 'an RPC is called by POST, and by GET only when it changes nothing')
  }
  if (isViewOnly(caller, operationId)) {
    call.outcome.code = rpcCodeName(Code.PermissionDenied)
    return refuseRpc(context, 403)
  }
  if (bytes === 'too-large') return refuse(413, 'the message is larger than 1 MiB')
  if (!messageEncoding && !isGet)
    return refuse(415, 'no protocol has this content type for this RPC')
  // An unauthenticated call gets no other error.
  if (caller)
    call.outcome.request.push(
      ...(isGet || !messageEncoding
        ? queryViolations(descriptor, url.searchParams)
        : bodyViolations(descriptor, messageEncoding, bytes, encodingOf(request, messageEncoding))),
    )
  return serveRpc(request, response, procedure, bytes, createContextValues().set(rpcCall, call))
}
