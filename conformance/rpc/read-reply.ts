import { headerOf, type HttpResponse } from '../runner/http/exchange.ts'
import { isFields } from '../contract/json.ts'
import { isConnect, isJsonCodec, mediaTypeOf, type RpcCall } from './rpc-axis.ts'
import { connectError, faultOf, jsonOf, neither, typeOf, type RpcReply } from './connect-error.ts'
import { framesOf, decompress } from './frames.ts'
import { statusOf } from './grpc-status.ts'
import { rpcCodes, type RpcFault } from './rpc-shape.ts'

const END_OF_CONNECT = 0b10
const TRAILERS_OF_WEB = 0x80

/** Whether a stream has no end that could be read. */
const isOpen = ({ isCut, isCanceled }: HttpResponse): boolean =>
  isCut === true || isCanceled === true

const offered = ({ gzip }: RpcCall): boolean => gzip !== undefined

const unary = (call: RpcCall, response: HttpResponse): RpcReply => {
  const encoding = headerOf(response, 'content-encoding')
  const body =
    encoding === undefined || encoding === 'identity'
      ? response.body
      : decompress(response.body, encoding, offered(call))
  if (!Buffer.isBuffer(body)) return neither(body.check, body.words)
  if (response.status !== 200) return connectError(response, body)
  if (typeOf(response) !== mediaTypeOf(call, false))
    return neither('content_type_conformance', "returned another content type than the request's")
  if (!isJsonCodec(call))
    return { code: 'ok', messages: [body], isBinary: true, details: [], faults: [] }
  const message = jsonOf(body)
  return message === undefined
    ? neither('json_wellformed', 'returned 200 with a body that is not JSON')
    : { code: 'ok', messages: [message], isBinary: false, details: [], faults: [] }
}

/** Decompresses and decodes the message frames. */
const messagesOf = (
  call: RpcCall,
  response: HttpResponse,
  frames: readonly { flags: number; content: Buffer }[],
): { messages: unknown[]; faults: RpcFault[] } => {
  const encoding = headerOf(
    response,
    isConnect(call) ? 'connect-content-encoding' : 'grpc-encoding',
  )
  const messages: unknown[] = []
  const faults: RpcFault[] = []
  for (const { flags, content } of frames) {
    const body = (flags & 1) === 0 ? content : decompress(content, encoding, offered(call))
    if (!Buffer.isBuffer(body)) faults.push(body)
    else if ((flags & ~1) !== 0)
      faults.push(faultOf('trailers_clean', 'returned an envelope with unknown flags'))
    else if (!isJsonCodec(call)) messages.push(body)
    else if (jsonOf(body) === undefined)
      faults.push(faultOf('json_wellformed', 'returned a message that is not JSON'))
    else messages.push(jsonOf(body))
  }
  return { messages, faults }
}

/** Decodes a Connect stream: messages and one end-of-stream message, which may contain an error. */
const connectStream = (call: RpcCall, response: HttpResponse): RpcReply => {
  if (response.status !== 200)
    return connectError(
      response,
      response.body,
      faultOf(
        'code_matches_http',
        `returned ${response.status} instead of 200 for a stream, whose error belongs in its end`,
      ),
    )
  if (typeOf(response) !== mediaTypeOf(call, true))
    return neither('content_type_conformance', "returned another content type than the request's")
  const { frames, isTorn } = framesOf(response.body)
  const ends = frames.filter(({ flags }) => (flags & END_OF_CONNECT) !== 0)
  const { messages, faults } = messagesOf(
    call,
    response,
    frames.filter((frame) => !ends.includes(frame)),
  )
  const decoded = { messages, isBinary: !isJsonCodec(call), details: [] }
  if (isOpen(response) && ends.length === 0) return { ...decoded, code: null, faults }
  if (ends.length !== 1 || frames.at(-1) !== ends[0] || isTorn)
    return {
      ...decoded,
      code: null,
      faults: [
        ...faults,
        faultOf('trailers_clean', 'returned a stream without exactly one end-of-stream message'),
      ],
    }
  const { flags, content } = ends[0]!
  const text =
    (flags & 1) === 0
      ? content
      : decompress(content, headerOf(response, 'connect-content-encoding'), offered(call))
  const end = Buffer.isBuffer(text) ? jsonOf(text) : undefined
  if (!isFields(end) || (end['metadata'] !== undefined && !isFields(end['metadata'])))
    return {
      ...decoded,
      code: null,
      faults: [
        ...faults,
        faultOf(
          'trailers_clean',
          'returned an end-of-stream message that is not a JSON object with metadata',
        ),
      ],
    }
  if (end['error'] === undefined) return { ...decoded, code: 'ok', faults }
  const error = connectError(response, Buffer.from(JSON.stringify(end['error'])), undefined, true)
  return { ...error, messages, isBinary: decoded.isBinary, faults: [...faults, ...error.faults] }
}

const lines = (text: string): [string, string][] =>
  text
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => [
      line.slice(0, Math.max(0, line.indexOf(':'))),
      line.slice(line.indexOf(':') + 1).trim(),
    ])

const percentEncoded = /^(?:[ !-$&-~]|%[0-9A-Fa-f]{2})*$/

/** Decodes a gRPC status from the trailers, or from the headers of a response without a body. */
const ended = (
  trailers: readonly (readonly [string, string])[],
  reply: Pick<RpcReply, 'messages' | 'isBinary' | 'faults'>,
): RpcReply => {
  const one = (name: string): string[] =>
    trailers.filter(([each]) => each === name).map(([, value]) => value)
  const statuses = one('grpc-status')
  const code = /^\d+$/.test(statuses[0] ?? '') ? rpcCodes[Number(statuses[0])]?.[0] : undefined
  if (code === undefined || statuses.length > 1)
    return {
      ...reply,
      code: null,
      details: [],
      faults: [
        ...reply.faults,
        faultOf('trailers_clean', 'returned no valid grpc-status, or more than one'),
      ],
    }
  const faults = [...reply.faults]
  if (trailers.some(([name]) => !/^[a-z0-9_.-]+$/.test(name)))
    faults.push(faultOf('trailers_clean', 'returned trailer names that are not in lower case'))
  if (!one('grpc-message').every((text) => percentEncoded.test(text)))
    faults.push(faultOf('trailers_clean', 'returned a grpc-message that is not percent-encoded'))
  const [bytes] = one('grpc-status-details-bin')
  const status = bytes === undefined ? undefined : statusOf(bytes)
  if (status === null)
    faults.push(
      faultOf(
        'error_details_typed',
        'answered grpc-status-details-bin that is no google.rpc.Status',
      ),
    )
  else if (status !== undefined && status.code !== Number(statuses[0]))
    faults.push(
      faultOf('error_details_typed', 'returned details with another code than grpc-status'),
    )
  return { ...reply, code, details: status?.details ?? [], faults }
}

const grpc = (call: RpcCall, response: HttpResponse, isStream: boolean): RpcReply => {
  const isWeb = call.protocol === 'grpc-web'
  const type = isWeb ? /^application\/grpc-web(\+proto)?$/ : /^application\/grpc(\+proto)?$/
  if (response.status !== 200)
    return neither(
      'code_matches_http',
      `returned ${response.status} instead of 200: gRPC has its own status`,
    )
  if (!type.test(typeOf(response)))
    return neither(
      'content_type_conformance',
      `returned ${response.status} with a content type that ${isWeb ? 'gRPC-web' : 'gRPC'} does not define`,
    )
  const { frames, isTorn } = framesOf(response.body)
  const ends = isWeb ? frames.filter(({ flags }) => (flags & TRAILERS_OF_WEB) !== 0) : []
  const { messages, faults } = messagesOf(
    call,
    response,
    frames.filter((frame) => !ends.includes(frame)),
  )
  const decoded = { messages, isBinary: true, faults }
  const isOnlyHeaders = headerOf(response, 'grpc-status') !== undefined
  if (isOpen(response) && ends.length === 0 && !isOnlyHeaders)
    return { ...decoded, code: null, details: [] }
  if (isOnlyHeaders && frames.length > 0)
    faults.push(
      faultOf('trailers_clean', 'returned grpc-status in the headers together with a body'),
    )
  if (isTorn || ends.length > 1 || (ends.length === 1 && frames.at(-1) !== ends[0]))
    faults.push(
      faultOf('trailers_clean', 'returned an incomplete frame, or a frame after the trailers'),
    )
  const last =
    ends[0] === undefined
      ? Buffer.alloc(0)
      : (ends[0].flags & 1) === 0
        ? ends[0].content
        : decompress(ends[0].content, headerOf(response, 'grpc-encoding'), offered(call))
  if (!Buffer.isBuffer(last)) faults.push(last)
  const reply = ended(
    isOnlyHeaders
      ? response.headers.filter(([name]) => name.startsWith('grpc-'))
      : isWeb
        ? lines(Buffer.isBuffer(last) ? last.toString('latin1') : '')
        : (response.trailers ?? []),
    decoded,
  )
  return reply.code === 'ok' && !isStream && messages.length === 0 && faults.length === 0
    ? { ...reply, faults: [faultOf('empty_body', 'returned ok without a message')] }
    : reply
}

/** The text of a JSON response without envelopes and compression; the raw body of a binary one. */
export function plainBody(call: RpcCall, isStream: boolean, response: HttpResponse): Buffer {
  if (!isConnect(call) || !isJsonCodec(call)) return response.body
  const inside =
    isStream && typeOf(response) === mediaTypeOf(call, true)
      ? framesOf(response.body).frames
      : [
          {
            flags: headerOf(response, 'content-encoding') === 'gzip' ? 1 : 0,
            content: response.body,
          },
        ]
  return Buffer.concat(
    inside
      .map(({ flags, content }) =>
        (flags & 1) === 0 ? content : decompress(content, 'gzip', true),
      )
      .map((each) => (Buffer.isBuffer(each) ? each : Buffer.alloc(0))),
  )
}

/** Decodes a response in the protocol of its request. */
export function replyOf(call: RpcCall, isStream: boolean, response: HttpResponse): RpcReply {
  const reply = !isConnect(call)
    ? grpc(call, response, isStream)
    : isStream
      ? connectStream(call, response)
      : unary(call, response)
  return !isStream && reply.messages.length > 1
    ? {
        ...reply,
        faults: [...reply.faults, faultOf('trailers_clean', 'returned more than one message')],
      }
    : reply
}
