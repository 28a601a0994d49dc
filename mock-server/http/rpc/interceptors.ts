import { fromJson, type Message } from '@bufbuild/protobuf'
import { Code, ConnectError, type HandlerContext, type Interceptor } from '@connectrpc/connect'
import { StoreUnavailable } from '../../database/store-unavailable.ts'
import { type RpcCall, rpcCall } from '../../handlers/rpc-call.ts'
import { armedResponse } from './armed-response.ts'
import { rpcCodeName } from './rpc-codes.ts'
import { commonError } from './rpc-errors.ts'
import { responseViolations } from '../../validation/message-violations.ts'
import { rpcRefusal } from './rpc-refusal.ts'
import { exampleStream, validateStream, recordStream } from './stream-interceptors.ts'

type Wire = Pick<HandlerContext, 'responseHeader' | 'responseTrailer'>

/**
 * The headers that the protocol has begun for each call; an interceptor that answers in the
 * service's place has to answer with them.
 */
const wires = new WeakMap<RpcCall, Wire>()

/** The headers of an answer that an interceptor gives in the service's place. */
export function wireOfCall(call: RpcCall): { readonly header: Headers; readonly trailer: Headers } {
  const wire = wires.get(call)
  if (!wire) throw new ConnectError('There is no call.', Code.Internal)
  return { header: wire.responseHeader, trailer: wire.responseTrailer }
}

/**
 * Before a message is read: no RPC of the contract is open to somebody who is not signed in, and a
 * body that breaks the contract is refused in the terms of the protocol.
 */
export function authorizeCall({ values, responseHeader, responseTrailer }: HandlerContext): void {
  const call = values.get(rpcCall)
  if (!call) throw new ConnectError('There is no call.', Code.Internal)
  wires.set(call, { responseHeader, responseTrailer })
  const code = call.caller
    ? call.outcome.request.length > 0
      ? Code.InvalidArgument
      : null
    : Code.Unauthenticated
  if (code === null) return
  call.outcome.code = rpcCodeName(code)
  throw rpcRefusal(code, call.language)
}

/**
 * What the client is told: the contract's own errors as they are, a database that is away as
 * `unavailable`, and nothing of a defect.
 */
const toldError = (error: unknown, call: RpcCall | null): ConnectError => {
  if (error instanceof ConnectError) return error
  return commonError(
    error instanceof StoreUnavailable ? 'unavailable' : 'internal',
    call?.language ?? 'en-US',
  )
}

/** Writes down how the call ended, whatever ended it. */
export const recordingInterceptor: Interceptor = (next) => async (request) => {
  const call = request.contextValues.get(rpcCall)
  try {
    const response = await next(request)
    if (call && response.stream)
      return {
        ...response,
        message: recordStream(call, response.message, (error) => toldError(error, call)),
      }
    if (call) call.outcome.code = 'ok'
    return response
  } catch (error) {
    const failure = toldError(error, call)
    if (call) call.outcome.code = rpcCodeName(failure.code)
    throw failure
  }
}

/**
 * The armed fault of the call, answered in the service's place; of a stream an example is its only
 * message.
 */
export const faultInterceptor: Interceptor = (next) => async (request) => {
  const call = request.contextValues.get(rpcCall)
  const wanted = call?.fault?.example ?? call?.fault?.status
  const armed =
    call && wanted !== undefined ? armedResponse(call.procedure, wanted, call.language) : undefined
  if (!call || !armed) return next(request)
  if ('error' in armed) throw armed.error
  const { service, method } = request
  const rest = { service, ...wireOfCall(call) }
  const { response: json } = armed
  // The contract's lint holds the example against this type.
  if (method.methodKind === 'unary')
    return { ...rest, stream: false, method, message: fromJson(method.output, json) as Message }
  return { ...rest, stream: true, method, message: exampleStream(method.output, json) }
}

const outside = () =>
  new ConnectError('The answer of the sandbox is outside the contract.', Code.Internal)

/**
 * Holds the answer against the rules of its message, of a stream each message as it comes; the
 * request was held against its own when it was read.
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
