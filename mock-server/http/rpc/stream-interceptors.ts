import { create, type DescMessage, fromJson, type Message } from '@bufbuild/protobuf'
import { Code, type ConnectError, type Interceptor, type StreamResponse } from '@connectrpc/connect'
import { type RpcCall, rpcCall } from '../../handlers/rpc-call.ts'
import { rpcCodeName } from './rpc-codes.ts'

type Messages = AsyncIterable<Message>

/**
 * Records the outcome of a stream; a client that disconnects cancels it. `toClientError` returns
 * the error for the client.
 */
export async function* recordStream(
  call: RpcCall,
  messages: Messages,
  toClientError: (error: unknown) => ConnectError,
): AsyncGenerator<Message> {
  call.outcome.code = rpcCodeName(Code.Canceled)
  try {
    yield* messages
    call.outcome.code = 'ok'
  } catch (error) {
    const failure = toClientError(error)
    call.outcome.code = rpcCodeName(failure.code)
    throw failure
  }
}

/**
 * Passes on valid messages. `violationsOf` lists the violations of one message, and `found`
 * collects them.
 */
export async function* validateStream(
  messages: Messages,
  violationsOf: (message: Message) => readonly string[],
  found: string[] | undefined,
  error: () => ConnectError,
): AsyncGenerator<Message> {
  for await (const message of messages) {
    const wrong = violationsOf(message)
    if (wrong.length > 0) {
      found?.push(...wrong)
      throw error()
    }
    yield message
  }
}

/** Yields the message of an armed example. */
export async function* exampleStream(
  schema: DescMessage,
  json: Parameters<typeof fromJson>[1],
): AsyncGenerator<Message> {
  yield fromJson(schema, json)
}

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) =>
    signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true }),
  )

async function* injectStreamFault(
  call: RpcCall,
  response: StreamResponse,
  signal: AbortSignal,
): AsyncGenerator<Message> {
  const { fault, wire } = call
  // A half-open stream sends one message first by default.
  let left = fault?.afterMessages ?? (fault?.halfOpen ? 1 : 0)
  const isDue = fault?.halfOpen || fault?.drop || fault?.malformed || fault?.outsideContract
  async function* strike(): AsyncGenerator<Message> {
    if (fault?.drop) wire.cut()
    else if (fault?.malformed) wire.garble()
    else if (fault?.outsideContract) yield create(response.method.output)
    if (!fault?.outsideContract) await untilAborted(signal)
  }
  if (isDue && left === 0) yield* strike()
  for await (const message of response.message) {
    if (signal.aborted) return
    if (wire.isFrozen) return await untilAborted(signal)
    yield message
    left--
    if (isDue && left === 0) yield* strike()
  }
}

/**
 * Injects stream faults of a scenario or the control API. It runs outside validation, because these
 * faults break the contract on purpose.
 */
export const streamFaultInterceptor: Interceptor = (next) => async (request) => {
  const call = request.contextValues.get(rpcCall)
  const response = await next(request)
  return call && response.stream
    ? { ...response, message: injectStreamFault(call, response, request.signal) }
    : response
}
