import {
  fromJson,
  type DescMethod,
  type JsonValue,
  type Message,
  toBinary,
  toJson,
} from '@bufbuild/protobuf'
import { createValidator } from '@bufbuild/protovalidate'
import { predefinedRules } from '../../../generated/proto/services.ts'
import { brokenValues } from './broken-values.ts'

/**
 * A call that breaks the contract in one way. `code` is the expected error code, `status` the HTTP
 * status if the protocol has one.
 */
export interface BadCall {
  readonly name: string
  readonly method: string
  readonly contentType: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | string | null
  readonly code: string
  readonly status: number
}

const ONE_MEBIBYTE = 1024 * 1024
const validator = createValidator({ registry: predefinedRules })

/** Whether a JSON value is a valid message by type and rules, without unknown fields. */
const isRight = (method: DescMethod, value: unknown): boolean => {
  try {
    // The parser decides whether the value is a message.
    const message = fromJson(method.input, value as JsonValue, {
      ignoreUnknownFields: false,
    }) as Message
    return validator.validate(method.input, message as never).kind === 'valid'
  } catch {
    return false
  }
}

/** A varint field with the number 12,345, which no message has. */
const unknownField = Uint8Array.from([0xc8, 0x83, 0x06, 0x01])

const envelope = (data: Uint8Array, { flags = 0, length = data.length } = {}): Uint8Array => {
  const head = Buffer.alloc(5)
  head.writeUInt8(flags, 0)
  head.writeUInt32BE(length, 1)
  return Buffer.concat([head, data])
}

const joined = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts)
const text = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))

/**
 * All bad calls of an RPC, by Connect (bare if unary, in an envelope if streaming) and by gRPC-web.
 */
export function badCalls(method: DescMethod, request: JsonValue): BadCall[] {
  const message = fromJson(method.input, request) as Message
  const json = toJson(method.input, message as never)
  const binary = toBinary(method.input, message as never)
  const isUnary = method.methodKind === 'unary'
  const [jsonType, protoType] = isUnary
    ? ['application/json', 'application/proto']
    : ['application/connect+json', 'application/connect+proto']
  const wrap = isUnary ? (data: Uint8Array) => data : (data: Uint8Array) => envelope(data)
  const bad = (name: string, body: BadCall['body'], more: Partial<BadCall> = {}): BadCall => ({
    name,
    method: 'POST',
    contentType: jsonType,
    headers: {},
    body,
    code: 'invalid_argument',
    status: 400,
    ...more,
  })
  const garbage = Uint8Array.from([0xff, 0xff, 0xff, 0xff, 0x07, 0x00])
  return [
    bad('another method', null, { method: 'DELETE', code: 'unimplemented', status: 405 }),
    bad('XML', '<a/>', { contentType: 'application/xml', status: 415 }),
    bad('a form', 'a=1', { contentType: 'application/x-www-form-urlencoded', status: 415 }),
    bad('another charset', wrap(text(json)), {
      contentType: `${jsonType}; charset=utf-16`,
      status: 415,
    }),
    bad('the type of the other kind', wrap(text(json)), {
      contentType: isUnary ? 'application/connect+json' : 'application/json',
      status: 415,
    }),
    bad('too much', Buffer.alloc(ONE_MEBIBYTE + 1, 'x'), {
      code: 'resource_exhausted',
      status: 413,
    }),
    bad('nothing', null),
    bad('malformed JSON', wrap(Buffer.from('{"a": '))),
    bad('bytes that are no text', wrap(Uint8Array.from([0x22, 0xff, 0xfe, 0x22]))),
    bad('garbage for protobuf', wrap(garbage), { contentType: protoType }),
    bad('a field that protobuf does not have', wrap(joined(binary, unknownField)), {
      contentType: protoType,
    }),
    ...(binary.length > 1
      ? [bad('half a message', wrap(binary.subarray(0, -1)), { contentType: protoType })]
      : []),
    ...(isUnary
      ? []
      : [
          bad('a wrong length', envelope(text(json), { length: 1 })),
          bad('unknown flags', envelope(text(json), { flags: 0x40 })),
        ]),
    ...brokenValues(json)
      .filter(({ value }) => !isRight(method, value))
      .map(({ name, value }) => bad(name, wrap(text(value)))),
    ...(['application/grpc-web+proto', 'application/grpc-web+json'] as const).flatMap(
      (contentType) => {
        const grpc = (name: string, body: Uint8Array, more: Partial<BadCall> = {}): BadCall =>
          bad(`${contentType}: ${name}`, body, { contentType, status: 200, ...more })
        return [
          grpc('garbage', envelope(garbage)),
          grpc('no envelope', Uint8Array.from([1])),
          grpc('a wrong length', envelope(binary, { length: binary.length + 9 })),
          grpc('two messages', joined(envelope(binary), envelope(binary))),
          grpc('too much', envelope(Buffer.alloc(ONE_MEBIBYTE)), { code: 'resource_exhausted' }),
        ]
      },
    ),
  ]
}
