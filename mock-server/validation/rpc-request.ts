import {
  type DescMessage,
  type DescMethod,
  fromBinary,
  fromJsonString,
  type Message,
} from '@bufbuild/protobuf'
import { gunzipSync } from 'node:zlib'
import { BODY_LIMIT } from '../http/read-body.ts'
import { messageViolations } from './message-violations.ts'

/**
 * The encoding of a message: bare (unary Connect) or in an envelope with a five-byte header, as
 * JSON or binary.
 */
export type MessageEncoding = { readonly isEnveloped: boolean; readonly isJson: boolean }

const unary: Readonly<Record<string, MessageEncoding>> = {
  'application/json': { isEnveloped: false, isJson: true },
  'application/proto': { isEnveloped: false, isJson: false },
}
const stream: Readonly<Record<string, MessageEncoding>> = {
  'application/connect+json': { isEnveloped: true, isJson: true },
  'application/connect+proto': { isEnveloped: true, isJson: false },
}
const either: Readonly<Record<string, MessageEncoding>> = Object.fromEntries(
  ['application/grpc', 'application/grpc-web'].flatMap((type) => [
    [type, { isEnveloped: true, isJson: false }],
    [`${type}+proto`, { isEnveloped: true, isJson: false }],
    [`${type}+json`, { isEnveloped: true, isJson: true }],
  ]),
)

/**
 * Returns the encoding of a content type; undefined when no protocol allows it for this kind of
 * method.
 */
export function messageEncodingOf(
  method: DescMethod,
  contentType: string | undefined,
): MessageEncoding | undefined {
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (parameters.some((one) => one.startsWith('charset=') && !/^charset="?utf-?8"?$/.test(one)))
    return undefined
  return (method.methodKind === 'unary' ? unary : stream)[type] ?? either[type]
}

/** Decompresses a message. Only gzip is supported. */
const opened = (bytes: Buffer, encoding: string | undefined): Buffer | string => {
  if (encoding === undefined || encoding === 'identity') return bytes
  if (encoding !== 'gzip') return 'the message is compressed by other means than gzip'
  try {
    return gunzipSync(bytes, { maxOutputLength: BODY_LIMIT })
  } catch {
    return 'the message is not the gzip that it says it is, or too large'
  }
}

const unwrap = (bytes: Buffer, encoding: string | undefined): Buffer | string => {
  if (bytes.length < 5) return 'the body has no envelope'
  if (bytes[0]! > 1) return 'the envelope has unknown flags'
  if (bytes.length !== 5 + bytes.readUInt32BE(1))
    return 'the body is not one message of the length that its envelope says'
  return bytes[0] === 1 ? opened(bytes.subarray(5), encoding ?? 'none') : bytes.subarray(5)
}

const decode = (message: DescMessage, data: Buffer, isJson: boolean): Message | undefined => {
  try {
    if (!isJson) return fromBinary(message, data)
    return fromJsonString(message, new TextDecoder('utf-8', { fatal: true }).decode(data), {
      ignoreUnknownFields: false,
    })
  } catch {
    // The reason may quote a value.
    return undefined
  }
}

const dataBreaches = (
  method: DescMethod,
  data: Buffer | string,
  isJson: boolean,
): readonly string[] => {
  if (typeof data === 'string') return [data]
  const message = decode(method.input, data, isJson)
  return message === undefined
    ? ['the message cannot be read, or has a field that the contract does not have']
    : messageViolations(method.input, message)
}

/**
 * Lists violations of a request body: unreadable, unknown fields, or rules of its message.
 * `encoding` is the compression of the message.
 */
export function bodyViolations(
  method: DescMethod,
  { isEnveloped, isJson }: MessageEncoding,
  bytes: Buffer,
  encoding: string | undefined,
): readonly string[] {
  return dataBreaches(
    method,
    isEnveloped ? unwrap(bytes, encoding) : opened(bytes, encoding),
    isJson,
  )
}

/** Lists violations of the message in a GET query. */
export function queryViolations(method: DescMethod, query: URLSearchParams): readonly string[] {
  const [encoding, text] = [query.get('encoding'), query.get('message')]
  if ((encoding !== 'json' && encoding !== 'proto') || text === null)
    return ['the query has no message, or not its encoding']
  return dataBreaches(
    method,
    opened(
      Buffer.from(text, query.get('base64') === '1' ? 'base64url' : 'utf8'),
      query.get('compression') ?? undefined,
    ),
    encoding === 'json',
  )
}
