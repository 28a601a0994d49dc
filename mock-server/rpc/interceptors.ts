import { type DescMessage, fromJson, type Message, type MessageShape } from '@bufbuild/protobuf'
import { createValidator } from '@bufbuild/protovalidate'
import { Code, ConnectError, type Interceptor } from '@connectrpc/connect'
import { StoreAway } from '../store/away.ts'
import { type RpcCall, rpcCall } from './context.ts'
import { codeName, errorOf, findExample } from './examples.ts'
import { exampleStream, judged, recorded } from './streaming.ts'

const validator = createValidator()

const broken = (schema: DescMessage, message: MessageShape<DescMessage>): string[] => {
  const result = validator.validate(schema, message)
  if (result.kind === 'valid') return []
  if (result.kind === 'error') return ['the rules of the message could not be evaluated']
  // The rule and the field; the rule's own message may quote the value.
  return result.violations.map((violation) => `${violation.ruleId} at ${violation.field.map((part) => ('name' in part ? part.name : '[]')).join('.')}`)
}

const AWAY = 'This is not available right now. Please try again in a few minutes.'

/** What the client is told: the contract's own errors as they are, a database that is away by the contract's example, and nothing of a defect. */
const toldError = (error: unknown, call: RpcCall | null): ConnectError => {
  if (error instanceof ConnectError) return error
  if (!(error instanceof StoreAway)) return new ConnectError('Something went wrong on our side. Please try again.', Code.Internal)
  const example = call && findExample(call.procedure, 'unavailable', call.language)
  return (example && errorOf(example)) ?? new ConnectError(AWAY, Code.Unavailable)
}

/** Writes down how the call ended, whatever ended it. */
export const recording: Interceptor = (next) => async (request) => {
  const call = request.contextValues.get(rpcCall)
  try {
    const response = await next(request)
    if (call && response.stream) return { ...response, message: recorded(call, response.message, (error) => toldError(error, call)) }
    if (call) call.outcome.code = 'ok'
    return response
  } catch (error) {
    const failure = toldError(error, call)
    if (call) call.outcome.code = codeName(failure.code)
    throw failure
  }
}

/** No RPC of the contract is open to somebody who is not signed in. */
export const signedIn: Interceptor = (next) => async (request) => {
  const call = request.contextValues.get(rpcCall)
  if (call?.caller) return next(request)
  const example = call && findExample(call.procedure, 'unauthenticated', call.language)
  throw (example && errorOf(example)) ?? new ConnectError('Your session has ended. Please sign in again.', Code.Unauthenticated)
}

/** The armed fault of the call, answered with the contract's example. */
export const faulty: Interceptor = (next) => async (request) => {
  const call = request.contextValues.get(rpcCall)
  const wanted = call?.fault?.example ?? call?.fault?.status
  const example = call && wanted !== undefined ? findExample(call.procedure, wanted, call.language) : undefined
  if (!example) return next(request)
  const error = errorOf(example)
  if (error) throw error
  const response = await next(request)
  if (response.stream) return { ...response, message: exampleStream(response.method.output, example.response ?? {}) }
  return { ...response, message: fromJson(response.method.output, example.response ?? {}) as Message }
}

const refusal = () => new ConnectError('Something in that request was not right. Please check it and try again.', Code.InvalidArgument)
const outside = () => new ConnectError('The answer of the sandbox is outside the contract.', Code.Internal)

/** Holds request and answer against the rules of the messages; of a stream each message as it comes. */
export const judging: Interceptor = (next) => async (request) => {
  const call = request.contextValues.get(rpcCall)
  const { input, output } = request.method
  if (!request.stream) {
    const found = broken(input, request.message)
    call?.outcome.request.push(...found)
    if (found.length > 0) throw refusal()
  }
  const response = await next(request.stream ? { ...request, message: judged(request.message, (message) => broken(input, message), call?.outcome.request, refusal) } : request)
  if (response.stream) return { ...response, message: judged(response.message, (message) => broken(output, message), call?.outcome.response, outside) }
  const found = broken(output, response.message)
  call?.outcome.response.push(...found)
  if (found.length > 0) throw outside()
  return response
}
