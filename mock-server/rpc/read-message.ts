import { type DescMessage, type DescMethod, fromBinary, fromJsonString, type Message } from '@bufbuild/protobuf'
import { messageBreaches } from './message-breaches.ts'

/** How a call carries its one message: bare (unary Connect) or in an envelope of five bytes and a length; as JSON or as binary. */
export type Carriage = { readonly isEnveloped: boolean; readonly isJson: boolean }

const unary: Readonly<Record<string, Carriage>> = {
  'application/json': { isEnveloped: false, isJson: true },
  'application/proto': { isEnveloped: false, isJson: false },
}
const stream: Readonly<Record<string, Carriage>> = {
  'application/connect+json': { isEnveloped: true, isJson: true },
  'application/connect+proto': { isEnveloped: true, isJson: false },
}
const either: Readonly<Record<string, Carriage>> = Object.fromEntries(
  ['application/grpc', 'application/grpc-web'].flatMap((type) => [
    [type, { isEnveloped: true, isJson: false }],
    [`${type}+proto`, { isEnveloped: true, isJson: false }],
    [`${type}+json`, { isEnveloped: true, isJson: true }],
  ]),
)

/** By the content type; undefined for one that no protocol has for a method of this kind. */
export const carriageOf = (method: DescMethod, contentType: string | undefined): Carriage | undefined => {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';').map((part) => part.trim())
  if (parameters.some((one) => one.startsWith('charset=') && !/^charset="?utf-?8"?$/.test(one))) return undefined
  return (method.methodKind === 'unary' ? unary : stream)[type] ?? either[type]
}

/** A compressed message is none of ours to open: the sandbox names no compression that it takes. */
const COMPRESSED = 'the message is compressed'

const unwrap = (bytes: Buffer): Buffer | string => {
  if (bytes.length < 5) return 'the body has no envelope'
  if (bytes[0] === 1) return COMPRESSED
  if (bytes[0] !== 0) return 'the envelope has unknown flags'
  if (bytes.length !== 5 + bytes.readUInt32BE(1)) return 'the body is not one message of the length that its envelope says'
  return bytes.subarray(5)
}

const decode = (message: DescMessage, data: Buffer, isJson: boolean): Message | undefined => {
  try {
    if (!isJson) return fromBinary(message, data)
    return fromJsonString(message, new TextDecoder('utf-8', { fatal: true }).decode(data), { ignoreUnknownFields: false })
  } catch {
    // The reason may quote a value.
    return undefined
  }
}

/** What the body of a call breaks: it cannot be read, has unknown fields, or is outside the rules of its message. Empty when it is right. */
export const bodyBreaches = (method: DescMethod, { isEnveloped, isJson }: Carriage, bytes: Buffer): readonly string[] => {
  const data = isEnveloped ? unwrap(bytes) : bytes
  if (typeof data === 'string') return [data]
  const message = decode(method.input, data, isJson)
  return message === undefined ? ['the message cannot be read, or has a field that the contract does not have'] : messageBreaches(method.input, message)
}
