import { fromJson, type Message } from '@bufbuild/protobuf'
import {
  Code,
  ConnectError,
  type HandlerContext,
  type Interceptor,
  type UnaryResponse,
} from '@connectrpc/connect'
import { StoreUnavailable } from '../../database/store-unavailable.ts'
import { type RpcCall, rpcCall } from '../../handlers/rpc-call.ts'
import { guardCall } from '../safe-writes/guard-call.ts'
import { guardedRpc } from '../safe-writes/guarded-rpc.ts'
import { armedResponse } from './armed-response.ts'
import { rpcCodeName } from './rpc-codes.ts'
import { commonError } from './rpc-errors.ts'
import { responseViolations } from '../../validation/message-violations.ts'
import { exampleStream, validateStream, recordStream } from './stream-interceptors.ts'

/**
 * Checks authentication and the result of request validation before a message is read. Every RPC
 * requires a session.
 */
export function authorizeCall({ values, responseHeader, responseTrailer }: HandlerContext): void {
  const call = values.get(rpcCall)
  if (!call) throw new ConnectError('There is no call.', Code.Internal)
  call.reply = { header: responseHeader, trailer: responseTrailer }
  const name = call.caller
    ? call.outcome.request.length > 0
      ? 'invalid-argument'
      : null
    : 'unauthenticated'
  if (name === null) return
  const error = commonError(name, call.language)
  call.outcome.code = rpcCodeName(error.code)
  throw error
}

/**
 * Returns the error for the client. Errors of the contract pass, a lost database is `unavailable`,
 * and a defect reveals nothing.
 */
const clientErrorOf = (error: unknown, call: RpcCall | null): ConnectError => {
  if (error instanceof ConnectError) return error
  return commonError(
    error instanceof StoreUnavailable ? 'unavailable' : 'internal',
    call?.language ?? 'en-US',
  )
}

/** Records the outcome of a call. */
export const recordingInterceptor: Interceptor = (next) => async (request) => {
  const call = request.contextValues.get(rpcCall)
  try {
    const response = await next(request)
    if (call && response.stream)
      return {
        ...response,
        message: recordStream(call, response.message, (error) => clientErrorOf(error, call)),
      }
    if (call) call.outcome.code = 'ok'
    return response
  } catch (error) {
    const failure = clientErrorOf(error, call)
    if (call) call.outcome.code = rpcCodeName(failure.code)
    throw failure
  }
}

/** Answers with the armed fault of a call. For a stream an example is the only message. */
export const faultInterceptor: Interceptor = (next) => async (request) => {
  const call = request.contextValues.get(rpcCall)
  const wanted = call?.fault?.example ?? call?.fault?.status
  const armed =
    call && wanted !== undefined ? armedResponse(call.procedure, wanted, call.language) : undefined
  if (!call || !armed) return next(request)
  if ('error' in armed) throw armed.error
  const { service, method } = request
  const rest = { service, ...call.reply }
  const { response: json } = armed
  // The contract lint checks the example against this type.
  if (method.methodKind === 'unary')
    return { ...rest, stream: false, method, message: fromJson(method.output, json) as Message }
  return { ...rest, stream: true, method, message: exampleStream(method.output, json) }
}

const outside = () =>
  new ConnectError('The answer of the sandbox is outside the contract.', Code.Internal)

/**
 * Validates the response, and each message of a stream. The request was validated when it was read.
 */
export const validatingInterceptor: Interceptor = (next) => async (request) => {
  const call = request.contextValues.get(rpcCall)
  const { output } = request.method
  const response = await next(request)
  if (response.stream)
    return {
      ...response,
      message: validateStream(
        response.message,
        (message) => responseViolations(output, message),
        call?.outcome.response,
        outside,
      ),
    }
  const found = responseViolations(output, response.message)
  call?.outcome.response.push(...found)
  if (found.length > 0) throw outside()
  return response
}

/** Applies the rules for safe writes to a unary RPC. */
export const safeWriteInterceptor: Interceptor = (next) => async (request) => {
  const call = request.contextValues.get(rpcCall)
  if (request.stream || !call) return next(request)
  // A unary request has a unary response.
  return guardCall(guardedRpc(request, call, async () => (await next(request)) as UnaryResponse))
}
