import { gzipSync } from 'node:zlib'
import type { CaseCredentials, RestRequest } from '../cases/test-case.ts'
import type { Operation } from '../contract/operation.ts'
import { isConnect, isJsonCodec, mediaTypeOf } from './rpc-axis.ts'
import { type RpcAxis, type RpcCall } from './rpc-call.ts'
import type { RpcShape } from './rpc-shape.ts'

/** Compresses with gzip, reproducibly: stored, with fixed header bytes. */
export function zipped(bytes: Uint8Array): Buffer {
  const zip = gzipSync(bytes, { level: 0 })
  zip[8] = 0
  zip[9] = 255
  return zip
}

/** Wraps a message in an envelope: one byte of flags and four of length. */
export function framed(bytes: Uint8Array, flags = 0): Buffer {
  const head = Buffer.alloc(5)
  head[0] = flags
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

/** Serializes a message for an axis, without envelope and compression. */
export function messageBytes(rpc: RpcShape, axis: RpcAxis, json: unknown): Buffer {
  return isJsonCodec(axis) ? Buffer.from(JSON.stringify(json)) : Buffer.from(rpc.binaryOf(json))
}

/** Returns whether messages have envelopes. Only unary Connect calls have none. */
export function isFramed(axis: RpcAxis, { isStream }: RpcShape): boolean {
  return isStream || !isConnect(axis)
}

const bodyOf = (rpc: RpcShape, axis: RpcAxis, bytes: Uint8Array): Buffer => {
  const isZipped = axis.gzip === 'request'
  const content = isZipped ? zipped(bytes) : Buffer.from(bytes)
  return isFramed(axis, rpc) ? framed(content, isZipped ? 1 : 0) : content
}

/** A gRPC timeout: at most eight digits and a unit. */
const grpcTimeout = (millis: number): string =>
  millis % 1_000 === 0 ? `${millis / 1_000}S` : `${millis}m`

const headersOf = (axis: RpcAxis, rpc: RpcShape): [string, string][] => {
  const { protocol, gzip, isGet, deadlineMillis } = axis
  const [encoding, accepts] = isConnect(axis)
    ? rpc.isStream
      ? ['connect-content-encoding', 'connect-accept-encoding']
      : ['content-encoding', 'accept-encoding']
    : ['grpc-encoding', 'grpc-accept-encoding']
  const own: [string, string][] = isConnect(axis)
    ? isGet === true
      ? []
      : [['connect-protocol-version', '1']]
    : protocol === 'grpc'
      ? [['te', 'trailers']]
      : [['x-grpc-web', '1']]
  const compression: [string, string][] =
    gzip === undefined
      ? []
      : [
          ...(gzip === 'request' && isGet !== true
            ? [[encoding!, 'gzip'] as [string, string]]
            : []),
          [accepts!, 'gzip'],
        ]
  const deadline: [string, string][] =
    deadlineMillis === undefined
      ? []
      : isConnect(axis)
        ? [['connect-timeout-ms', String(deadlineMillis)]]
        : [['grpc-timeout', grpcTimeout(deadlineMillis)]]
  return [...own, ...compression, ...deadline]
}

/** The query of a GET (Connect protocol, "Unary-Get-Request"). */
const queryOf = (axis: RpcAxis, bytes: Uint8Array): [string, string][] => {
  const isJson = isJsonCodec(axis)
  const isZipped = axis.gzip === 'request'
  const content = isZipped ? zipped(bytes) : Buffer.from(bytes)
  const isPlain = isJson && !isZipped
  return [
    ['connect', 'v1'],
    ['encoding', isJson ? 'json' : 'proto'],
    ...(isPlain ? [] : [['base64', '1'] as [string, string]]),
    ...(isZipped ? [['compression', 'gzip'] as [string, string]] : []),
    ['message', isPlain ? content.toString() : content.toString('base64url')],
  ]
}

/** Builds the request of a serialized message. */
export function requestOfBytes(
  operation: Pick<Operation, 'path'>,
  rpc: RpcShape,
  call: RpcCall,
  bytes: Uint8Array,
  bearer: CaseCredentials,
): RestRequest {
  return {
    method: call.isGet === true ? 'GET' : 'POST',
    path: operation.path,
    pathValues: {},
    query: call.isGet === true ? queryOf(call, bytes) : [],
    headers: headersOf(call, rpc),
    contentType: call.isGet === true ? null : mediaTypeOf(call, rpc.isStream),
    body: call.isGet === true ? null : bodyOf(rpc, call, bytes),
    bound: {},
    bearer,
    rpc: call,
  }
}

/** Builds the request of a stream of JSON messages. */
export function streamRequest(
  operation: Pick<Operation, 'path'>,
  rpc: RpcShape,
  call: RpcCall,
  messages: readonly unknown[],
  bearer: CaseCredentials,
): RestRequest {
  return {
    ...requestOfBytes(operation, rpc, call, Buffer.alloc(0), bearer),
    body: Buffer.concat(messages.map((json) => bodyOf(rpc, call, messageBytes(rpc, call, json)))),
  }
}

/** Builds the request of a JSON message. */
export function rpcRequest(
  operation: Pick<Operation, 'path'>,
  rpc: RpcShape,
  call: RpcCall,
  json: unknown,
  bearer: CaseCredentials,
): RestRequest {
  return requestOfBytes(operation, rpc, call, messageBytes(rpc, call, json), bearer)
}
