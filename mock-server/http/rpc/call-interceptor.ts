import { type DescMessage, fromJson, type Message } from '@bufbuild/protobuf'
import {
  Code,
  ConnectError,
  type ContextValues,
  type HandlerContext,
  type Interceptor,
  type StreamRequest,
  type StreamResponse,
  type UnaryRequest,
  type UnaryResponse,
} from '@connectrpc/connect'
import { StoreUnavailable } from '../../database/store-unavailable.ts'
import { type RpcCall, rpcCall } from '../../handlers/rpc-call.ts'
import { responseViolations } from '../../validation/message-violations.ts'
import { guardCall } from '../safe-writes/guard-call.ts'
import { guardedRpc } from '../safe-writes/guarded-rpc.ts'
import { armedResponse } from './armed-response.ts'
import { rpcCodeName } from '../../../contracts/read/rpc-codes.ts'
import { commonError } from '../../../contracts/read/rpc-errors.ts'
import { injectStreamFault } from './stream-faults.ts'

const callOf = (values: ContextValues): RpcCall => {
  const call = values.get(rpcCall)
  if (!call) throw new ConnectError('There is no call.', Code.Internal)
  return call
}

/**
 * Records the failure of a call and returns the error for the client. Errors of the contract pass, a
 * lost database is `unavailable`, and a defect reveals nothing.
 */
const failureOf = (error: unknown, { language, outcome }: RpcCall): ConnectError => {
  const failure =
    error instanceof ConnectError
      ? error
      : commonError(error instanceof StoreUnavailable ? 'unavailable' : 'internal', language)
  outcome.status = rpcCodeName(failure.code)
  return failure
}

/**
 * Checks authentication and the result of request validation before a message is read. Every RPC
 * requires a session.
 */
export function authorizeCall({ values, responseHeader, responseTrailer }: HandlerContext): void {
  const call = callOf(values)
  call.reply = { header: responseHeader, trailer: responseTrailer }
  if (!call.caller) throw failureOf(commonError('unauthenticated', call.language), call)
  if (call.outcome.request.length > 0)
    throw failureOf(commonError('invalid-argument', call.language), call)
}

/** Returns the armed example of a call. For a stream it is the only message. */
const armedReply = (
  call: RpcCall,
  { service, method }: UnaryRequest | StreamRequest,
): UnaryResponse | StreamResponse | undefined => {
  const wanted = call.fault?.example ?? call.fault?.status
  const armed =
    wanted === undefined ? undefined : armedResponse(call.procedure, wanted, call.language)
  if (!armed) return undefined
  if ('error' in armed) throw armed.error
  // The contract lint checks the example against this type.
  const message = fromJson(method.output, armed.response) as Message
  const reply = { service, ...call.reply }
  if (method.methodKind === 'unary') return { ...reply, stream: false, method, message }
  const messages = (async function* () {
    yield message
  })()
  return { ...reply, stream: true, method, message: messages }
}

/** Records the violations of a response message, and throws when there are any. */
const validate = (call: RpcCall, output: DescMessage, message: Message): void => {
  const found = responseViolations(output, message)
  call.outcome.response.push(...found)
  if (found.length > 0)
    throw new ConnectError('The answer of the sandbox is outside the contract.', Code.Internal)
}

async function* validMessages(call: RpcCall, response: StreamResponse): AsyncGenerator<Message> {
  for await (const message of response.message) {
    validate(call, response.method.output, message)
    yield message
  }
}

/**
 * Validates and records a stream; a client that disconnects cancels it. Its faults come last, because
 * they break the contract on purpose.
 */
async function* recordedMessages(
  call: RpcCall,
  response: StreamResponse,
  signal: AbortSignal,
): AsyncGenerator<Message> {
  call.outcome.status = rpcCodeName(Code.Canceled)
  try {
    yield* injectStreamFault(call, validMessages(call, response), response.method.output, signal)
    call.outcome.status = 'ok'
  } catch (error) {
    throw failureOf(error, call)
  }
}

/** Answers a call with its armed example or its service, and validates and records the answer. */
export const callInterceptor: Interceptor = (next) => async (request) => {
  const call = callOf(request.contextValues)
  try {
    const response =
      armedReply(call, request) ??
      (request.stream
        ? await next(request)
        : // A unary request has a unary response.
          await guardCall(
            guardedRpc(request, call, async () => (await next(request)) as UnaryResponse),
          ))
    if (response.stream)
      return { ...response, message: recordedMessages(call, response, request.signal) }
    validate(call, response.method.output, response.message)
    call.outcome.status = 'ok'
    return response
  } catch (error) {
    throw failureOf(error, call)
  }
}
