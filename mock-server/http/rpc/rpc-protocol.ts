import { Code } from '@connectrpc/connect'
import type { RpcCall } from '../../handlers/rpc-call.ts'
import type { ArmedFault } from '../../scenarios/armed-faults.ts'
import {
  bodyViolations,
  type MessageEncoding,
  messageEncodingOf,
  queryViolations,
} from '../../validation/rpc-request.ts'
import type { CallContext } from '../call-context.ts'
import { distortTypes } from '../fault-injection.ts'
import { header, type Request, sendJson } from '../http-message.ts'
import type { RpcOperation } from '../match-operation.ts'
import type { Protocol } from '../protocol.ts'
import { serveRpc } from './connect-router.ts'
import { rpcCodeName } from '../../../contracts/read/rpc-codes.ts'
import { answersOf } from '../../../contracts/read/rpc-examples.ts'
import { methodOf } from '../../../contracts/read/rpc-methods.ts'
import { refuseRpc } from './rpc-refusal.ts'
import { type StreamConnection, streamConnectionOf } from './stream-connection.ts'

/** Returns the compression of a call; each protocol has its own header. */
const encodingOf = (request: Request, { isEnveloped }: MessageEncoding): string | undefined =>
  isEnveloped
    ? (header(request, 'grpc-encoding') ?? header(request, 'connect-content-encoding'))
    : header(request, 'content-encoding')

/** Lists an open stream for the control API. */
const addStream = (
  { sandbox, response, scenario, operation }: CallContext<RpcOperation>,
  wire: StreamConnection,
): void => {
  const { operationId } = operation
  const freeze = (): void => void (wire.isFrozen = true)
  response.once('close', sandbox.streams.add({ scenario, operationId, cut: wire.cut, freeze }))
}

/** RPCs of Connect, gRPC and gRPC-web. Connect decodes and encodes the messages. */
export const rpcProtocol: Protocol<RpcOperation> = {
  unreadable: 'request',
  recordedAt: 'close',
  refuse: (call, status) => {
    if (status === 403) call.outcome.status = rpcCodeName(Code.PermissionDenied)
    refuseRpc(call, status)
  },
  read: (context, bytes) => {
    const { sandbox, request, response, url, caller, outcome, operation } = context
    const { procedure, kind } = operation
    const descriptor = methodOf(procedure)
    const isGet = request.method === 'GET'
    const encoding = messageEncodingOf(descriptor, header(request, 'content-type'))
    if (!encoding && !isGet)
      return { status: 415, text: 'no protocol has this content type for this RPC' }
    response.setHeader('cache-control', 'no-store')
    response.setHeader('x-content-type-options', 'nosniff')
    const wire = streamConnectionOf(response)
    if (kind === 'stream') addStream(context, wire)
    const answer = async (fault: ArmedFault | undefined): Promise<void> => {
      if (fault?.outsideContract && kind !== 'stream')
        return sendJson(response, 200, distortTypes(answersOf(procedure)[0]?.response ?? {}))
      // An unauthenticated call gets no other error.
      if (caller)
        outcome.request.push(
          ...(isGet || !encoding
            ? queryViolations(descriptor, url.searchParams)
            : bodyViolations(descriptor, encoding, bytes, encodingOf(request, encoding))),
        )
      const call: RpcCall = {
        ...context,
        procedure,
        store: sandbox.store,
        host: header(request, 'host') ?? header(request, ':authority') ?? null,
        fault,
        wire,
        reply: { header: new Headers(), trailer: new Headers() },
      }
      return serveRpc(call, bytes)
    }
    return { answer }
  },
}
