import { headerOf, type HttpResponse } from '../runner/http/exchange.ts'
import { isFields } from '../contract/json.ts'
import { isConnect, isJsonCodec, mediaTypeOf, type RpcAsk } from './rpc-axis.ts'
import { connectError, faultOf, jsonOf, neither, typeOf, type RpcReply } from './connect-error.ts'
import { framesOf, decompress } from './frames.ts'
import { statusOf } from './grpc-status.ts'
import { rpcCodes, type RpcFault } from './rpc-shape.ts'

const END_OF_CONNECT = 0b10
const TRAILERS_OF_WEB = 0x80

const offered = ({ gzip }: RpcAsk): boolean => gzip !== undefined

const unary = (ask: RpcAsk, came: HttpResponse): RpcReply => {
  const encoding = headerOf(came, 'content-encoding')
  const body =
    encoding === undefined || encoding === 'identity'
      ? came.body
      : decompress(came.body, encoding, offered(ask))
  if (!Buffer.isBuffer(body)) return neither(body.check, body.words)
  if (came.status !== 200) return connectError(came, body)
  if (typeOf(came) !== mediaTypeOf(ask, false))
    return neither(
      'content_type_conformance',
      'answered a message in another content type than it was asked in',
    )
  if (!isJsonCodec(ask))
    return { code: 'ok', messages: [body], isBinary: true, details: [], faults: [] }
  const message = jsonOf(body)
  return message === undefined
    ? neither('json_wellformed', 'answered 200 with a body that is no JSON')
    : { code: 'ok', messages: [message], isBinary: false, details: [], faults: [] }
}

/** Messages of frames that are not the last one, opened and read. */
const messagesOf = (
  ask: RpcAsk,
  came: HttpResponse,
  frames: readonly { flags: number; content: Buffer }[],
): { messages: unknown[]; faults: RpcFault[] } => {
  const encoding = headerOf(came, isConnect(ask) ? 'connect-content-encoding' : 'grpc-encoding')
  const messages: unknown[] = []
  const faults: RpcFault[] = []
  for (const { flags, content } of frames) {
    const body = (flags & 1) === 0 ? content : decompress(content, encoding, offered(ask))
    if (!Buffer.isBuffer(body)) faults.push(body)
    else if ((flags & ~1) !== 0)
      faults.push(
        faultOf('trailers_clean', 'answered an envelope whose flags the protocol does not have'),
      )
    else if (!isJsonCodec(ask)) messages.push(body)
    else if (jsonOf(body) === undefined)
      faults.push(faultOf('json_wellformed', 'answered a message that is no JSON'))
    else messages.push(jsonOf(body))
  }
  return { messages, faults }
}

/** A stream of Connect: messages, then one end, which is JSON with an error where there is one. */
const connectStream = (ask: RpcAsk, came: HttpResponse): RpcReply => {
  if (came.status !== 200)
    return connectError(
      came,
      came.body,
      faultOf(
        'code_matches_http',
        `answered ${came.status}, not 200, to a stream: its error stands in its end`,
      ),
    )
  if (typeOf(came) !== mediaTypeOf(ask, true))
    return neither(
      'content_type_conformance',
      'answered a stream in another content type than it was asked in',
    )
  const { frames, isTorn } = framesOf(came.body)
  const ends = frames.filter(({ flags }) => (flags & END_OF_CONNECT) !== 0)
  const { messages, faults } = messagesOf(
    ask,
    came,
    frames.filter((frame) => !ends.includes(frame)),
  )
  const told = { messages, isBinary: !isJsonCodec(ask), details: [] }
  if (came.isCut === true && ends.length === 0) return { ...told, code: null, faults }
  if (ends.length !== 1 || frames.at(-1) !== ends[0] || isTorn)
    return {
      ...told,
      code: null,
      faults: [
        ...faults,
        faultOf(
          'trailers_clean',
          'answered a stream that does not end in one end-of-stream message',
        ),
      ],
    }
  const { flags, content } = ends[0]!
  const text =
    (flags & 1) === 0
      ? content
      : decompress(content, headerOf(came, 'connect-content-encoding'), offered(ask))
  const end = Buffer.isBuffer(text) ? jsonOf(text) : undefined
  if (!isFields(end) || (end['metadata'] !== undefined && !isFields(end['metadata'])))
    return {
      ...told,
      code: null,
      faults: [
        ...faults,
        faultOf(
          'trailers_clean',
          'answered an end of a stream that is no JSON object with metadata',
        ),
      ],
    }
  if (end['error'] === undefined) return { ...told, code: 'ok', faults }
  const error = connectError(came, Buffer.from(JSON.stringify(end['error'])), undefined, true)
  return { ...error, messages, isBinary: told.isBinary, faults: [...faults, ...error.faults] }
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

/** The status of gRPC: in trailers, or in the headers of an answer that has nothing else. */
const ended = (
  trailers: readonly (readonly [string, string])[],
  told: Pick<RpcReply, 'messages' | 'isBinary' | 'faults'>,
): RpcReply => {
  const one = (name: string): string[] =>
    trailers.filter(([each]) => each === name).map(([, value]) => value)
  const statuses = one('grpc-status')
  const code = /^\d+$/.test(statuses[0] ?? '') ? rpcCodes[Number(statuses[0])]?.[0] : undefined
  if (code === undefined || statuses.length > 1)
    return {
      ...told,
      code: null,
      details: [],
      faults: [
        ...told.faults,
        faultOf('trailers_clean', 'answered without one grpc-status that there is'),
      ],
    }
  const faults = [...told.faults]
  if (trailers.some(([name]) => !/^[a-z0-9_.-]+$/.test(name)))
    faults.push(faultOf('trailers_clean', 'answered trailers whose names are not in lower case'))
  if (!one('grpc-message').every((text) => percentEncoded.test(text)))
    faults.push(faultOf('trailers_clean', 'answered a grpc-message that is not percent-encoded'))
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
      faultOf('error_details_typed', 'answered details whose code is not that of grpc-status'),
    )
  return { ...told, code, details: status?.details ?? [], faults }
}

const grpc = (ask: RpcAsk, came: HttpResponse, isStream: boolean): RpcReply => {
  const isWeb = ask.protocol === 'grpc-web'
  const type = isWeb ? /^application\/grpc-web(\+proto)?$/ : /^application\/grpc(\+proto)?$/
  if (came.status !== 200)
    return neither(
      'code_matches_http',
      `answered ${came.status}, not 200: the status of gRPC is its own`,
    )
  if (!type.test(typeOf(came)))
    return neither(
      'content_type_conformance',
      `answered ${came.status} in a content type that ${isWeb ? 'gRPC-web' : 'gRPC'} does not have`,
    )
  const { frames, isTorn } = framesOf(came.body)
  const ends = isWeb ? frames.filter(({ flags }) => (flags & TRAILERS_OF_WEB) !== 0) : []
  const { messages, faults } = messagesOf(
    ask,
    came,
    frames.filter((frame) => !ends.includes(frame)),
  )
  const told = { messages, isBinary: true, faults }
  const isOnlyHeaders = headerOf(came, 'grpc-status') !== undefined
  if (came.isCut === true && ends.length === 0 && !isOnlyHeaders)
    return { ...told, code: null, details: [] }
  if (isOnlyHeaders && frames.length > 0)
    faults.push(
      faultOf('trailers_clean', 'answered a grpc-status in its headers, and more behind it'),
    )
  if (isTorn || ends.length > 1 || (ends.length === 1 && frames.at(-1) !== ends[0]))
    faults.push(
      faultOf('trailers_clean', 'answered something that is not whole, or behind its trailers'),
    )
  const last =
    ends[0] === undefined
      ? Buffer.alloc(0)
      : (ends[0].flags & 1) === 0
        ? ends[0].content
        : decompress(ends[0].content, headerOf(came, 'grpc-encoding'), offered(ask))
  if (!Buffer.isBuffer(last)) faults.push(last)
  const reply = ended(
    isOnlyHeaders
      ? came.headers.filter(([name]) => name.startsWith('grpc-'))
      : isWeb
        ? lines(Buffer.isBuffer(last) ? last.toString('latin1') : '')
        : (came.trailers ?? []),
    told,
  )
  return reply.code === 'ok' && !isStream && messages.length === 0 && faults.length === 0
    ? { ...reply, faults: [faultOf('empty_body', 'answered ok without a message')] }
    : reply
}

/** The text of an answer in JSON, without envelopes and compression; of one in bytes, its bytes. */
export function plainBody(ask: RpcAsk, isStream: boolean, came: HttpResponse): Buffer {
  if (!isConnect(ask) || !isJsonCodec(ask)) return came.body
  const inside =
    isStream && typeOf(came) === mediaTypeOf(ask, true)
      ? framesOf(came.body).frames
      : [{ flags: headerOf(came, 'content-encoding') === 'gzip' ? 1 : 0, content: came.body }]
  return Buffer.concat(
    inside
      .map(({ flags, content }) =>
        (flags & 1) === 0 ? content : decompress(content, 'gzip', true),
      )
      .map((each) => (Buffer.isBuffer(each) ? each : Buffer.alloc(0))),
  )
}

/** Reads an answer as the protocol has it in which it was asked for. */
export function replyOf(ask: RpcAsk, isStream: boolean, came: HttpResponse): RpcReply {
  const reply = !isConnect(ask)
    ? grpc(ask, came, isStream)
    : isStream
      ? connectStream(ask, came)
      : unary(ask, came)
  return !isStream && reply.messages.length > 1
    ? {
        ...reply,
        faults: [...reply.faults, faultOf('trailers_clean', 'answered more messages than one')],
      }
    : reply
}
