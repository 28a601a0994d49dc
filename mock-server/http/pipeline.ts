import type { SandboxContext } from '../sandbox-context.ts'
import {
  type CallContext,
  callContext,
  receivedRequest,
  type ReceivedRequest,
} from './call-context.ts'
import { allowOrigin, answerPreflight, isPreflight } from './cors.ts'
import { injectFault } from './fault-injection.ts'
import type { Request, Response } from './http-message.ts'
import {
  type CallMatch,
  maskedPath,
  matchCall,
  type RestOperation,
  type RpcOperation,
} from './match-operation.ts'
import { isPercentEncoded } from './percent-encoding.ts'
import type { Protocol, Unreadable } from './protocol.ts'
import { readBody } from './read-body.ts'
import { recordCall } from './record-call.ts'
import { refuseRest } from './rest/rest-refusal.ts'
import { restProtocol } from './rest/rest-protocol.ts'
import { rpcProtocol } from './rpc/rpc-protocol.ts'
import { refuseRpc } from './rpc/rpc-refusal.ts'
import { isViewOnly } from './view-only.ts'

const misfitOf = ({ protocol, methods }: CallMatch, path: string): Unreadable => {
  if (protocol === 'rpc') return { status: 404, text: 'the contract has no such RPC' }
  if (!isPercentEncoded(path)) return { status: 400, text: 'The path has a broken percent escape' }
  return methods.length === 0
    ? { status: 404, text: 'the contract has no such path' }
    : { status: 405, text: `the contract has this path for ${methods.join(', ')} only` }
}

/** Refuses and records a request that matches no operation, or whose path cannot be decoded. */
const refuseUnmatched = (received: ReceivedRequest, match: CallMatch): void => {
  const { sandbox, response, method, methods, scenario, url } = received
  const { status, text } = misfitOf(match, url.pathname)
  const isRpc = match.protocol === 'rpc'
  sandbox.records.violation({
    at: new Date().toISOString(),
    scenario,
    operationId: null,
    kind: status === 400 ? 'unreadable request' : 'unmatched call',
    method,
    path: maskedPath(url.pathname),
    status: isRpc ? 'unimplemented' : status,
    messages: [text],
  })
  if (status === 405) response.setHeader('allow', methods.join(', '))
  if (isRpc) refuseRpc(received, status)
  else
    refuseRest(
      received,
      match.operation?.operationId ?? null,
      status,
      status === 400 ? ['path'] : [],
    )
}

/** Refuses the call, injects its fault or answers it, and records the outcome. */
const serve = async <Operation extends RestOperation | RpcOperation>(
  call: CallContext<Operation>,
  protocol: Protocol<Operation>,
): Promise<void> => {
  const { sandbox, response, method, methods, bytes, scenario, operation, outcome } = call
  const { operationId } = operation
  const answer = async (): Promise<void> => {
    if (!methods.includes(method)) {
      outcome[protocol.unreadable].push(`the operation is called by ${methods.join(' or ')} only`)
      response.setHeader('allow', methods.join(', '))
      return protocol.refuse(call, 405)
    }
    if (isViewOnly(call.caller, operationId)) return protocol.refuse(call, 403)
    const read =
      bytes === 'too-large'
        ? { status: 413 as const, text: 'The body is larger than 1 MiB' }
        : protocol.read(call, bytes)
    if ('status' in read) {
      outcome[protocol.unreadable].push(read.text)
      return protocol.refuse(call, read.status)
    }
    const fault = sandbox.faults.take(scenario, operationId)
    const isStream = 'kind' in operation && operation.kind === 'stream'
    if (await injectFault(fault, response, isStream)) outcome.status = 0
    else await read.answer(fault)
  }
  if (protocol.recordedAt === 'close') response.once('close', () => recordCall(call))
  await answer()
  if (protocol.recordedAt === 'answer') recordCall(call)
}

/** Handles one call, REST or RPC, from its bytes to its response. */
export async function handleCall(
  sandbox: SandboxContext,
  request: Request,
  response: Response,
  url: URL,
): Promise<void> {
  const match = matchCall(request.method ?? '', url.pathname)
  const { protocol, operation, methods } = match
  if (isPreflight(request) && (protocol === 'rpc' || methods.length > 0))
    return answerPreflight(request, response, sandbox.origins, methods)
  allowOrigin(request, response, sandbox.origins)
  const bytes = await readBody(request)
  if (bytes === 'cut') return undefined
  const received = await receivedRequest({ sandbox, request, response, url, bytes }, match)
  if (!operation || (protocol === 'rest' && !isPercentEncoded(url.pathname)))
    return refuseUnmatched(received, match)
  return protocol === 'rpc'
    ? serve(await callContext(received, operation), rpcProtocol)
    : serve(await callContext(received, operation), restProtocol)
}
