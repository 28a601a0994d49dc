import {
  fromJson,
  toJson,
  type DescMethod,
  type DescMethodStreaming,
  type DescMethodUnary,
  type JsonValue,
  type Message,
} from '@bufbuild/protobuf'
import { Code, ConnectError, type Transport } from '@connectrpc/connect'
import { rpcCodeName } from '../../../contracts/read/rpc-codes.ts'
import type { ShownError } from './rpc-example.ts'

/** The result of a call: its message (the first of a stream), or its error. */
export type RpcResult = { readonly message: Message } | { readonly error: ShownError }

const isUnary = (method: DescMethod): method is DescMethodUnary => method.methodKind === 'unary'
const isStreaming = (method: DescMethod): method is DescMethodStreaming =>
  method.methodKind !== 'unary'

async function* only(message: Message): AsyncIterable<Message> {
  yield message
}

/** Calls an RPC; reads only the first message of a stream. */
export async function callRpc(
  transport: Transport,
  method: DescMethod,
  request: JsonValue,
  headers: Readonly<Record<string, string>>,
): Promise<RpcResult> {
  const message = fromJson(method.input, request)
  const leave = new AbortController()
  try {
    if (isUnary(method))
      return {
        message: (await transport.unary(method, leave.signal, 20_000, headers, message)).message,
      }
    if (!isStreaming(method))
      throw new ConnectError('The RPC is neither unary nor server streaming.', Code.Unimplemented)
    const { message: messages } = await transport.stream(
      method,
      leave.signal,
      20_000,
      headers,
      only(message),
    )
    for await (const first of messages) return { message: first }
    throw new ConnectError('The stream ended without a message.', Code.Unknown)
  } catch (cause) {
    const error = ConnectError.from(cause)
    return {
      error: {
        code: rpcCodeName(error.code),
        message: error.rawMessage,
        retryAfter: error.metadata.get('retry-after'),
        reason: error.metadata.get('reason'),
      },
    }
  } finally {
    leave.abort()
  }
}

/** The HTTP status of each code in the Connect protocol. */
const statusOfCode: Readonly<Record<string, number>> = {
  canceled: 499,
  unknown: 500,
  invalid_argument: 400,
  deadline_exceeded: 504,
  not_found: 404,
  already_exists: 409,
  permission_denied: 403,
  resource_exhausted: 429,
  failed_precondition: 400,
  aborted: 409,
  out_of_range: 400,
  unimplemented: 501,
  internal: 500,
  unavailable: 503,
  data_loss: 500,
  unauthenticated: 401,
}

/**
 * Sends a unary call by HTTP, as the browser client does. Returns the violations of the protocol
 * and the result.
 */
export async function callByHttp(
  address: string,
  method: DescMethod,
  request: JsonValue,
  headers: Readonly<Record<string, string>>,
): Promise<{ ended: RpcResult; wrong: readonly string[] }> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'connect-protocol-version': '1' },
    body: JSON.stringify(request),
  })
  const body = JSON.parse((await answer.text()) || 'null') as JsonValue
  const type = answer.headers.get('content-type')?.split(';')[0]
  const wrongType = type === 'application/json' ? [] : [`HTTP answer of media type ${type}`]
  if (answer.ok)
    return { ended: { message: fromJson(method.output, body) as Message }, wrong: wrongType }
  const { code = '', message = '' } = body as { code?: string; message?: string }
  const wrongStatus =
    answer.status === statusOfCode[code] ? [] : [`HTTP status ${answer.status} for ${code}`]
  return {
    ended: {
      error: {
        code,
        message,
        retryAfter: answer.headers.get('retry-after'),
        reason: answer.headers.get('reason'),
      },
    },
    wrong: [...wrongType, ...wrongStatus],
  }
}

export function asJson(method: DescMethod, message: Message): JsonValue {
  return toJson(method.output, message as never)
}
