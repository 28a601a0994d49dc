import { isFields, listOf } from '../../contract/json.ts'
import { headerOf, type HttpResponse } from '../../runner/http/http-response.ts'
import type { ErrorDetail } from './grpc-status.ts'
import { rpcCodes, type RpcFault } from '../rpc-shape.ts'

/** A decoded RPC response. */
export interface RpcReply {
  /** `ok` or an error code; null if it is unreadable or reading stopped early. */
  readonly code: string | null
  readonly messages: readonly unknown[]
  readonly isBinary: boolean
  readonly details: readonly ErrorDetail[]
  /** Faults of its form. */
  readonly faults: readonly RpcFault[]
}

export function faultOf(check: string, words: string): RpcFault {
  return { check, words }
}

export function neither(check: string, words: string): RpcReply {
  return {
    code: null,
    messages: [],
    isBinary: false,
    details: [],
    faults: [faultOf(check, words)],
  }
}

/** Parses UTF-8 JSON; undefined if it is invalid. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown
  } catch {
    return undefined
  }
}

export function typeOf(response: HttpResponse): string {
  return (headerOf(response, 'content-type') ?? '').split(';')[0]!.trim().toLowerCase()
}

const names = new Set(rpcCodes.slice(1).map(([name]) => name))

const detailOf = (value: unknown): ErrorDetail => {
  const { type, value: bytes } = isFields(value) ? value : {}
  const isTyped =
    typeof type === 'string' &&
    /^[\w.]+$/.test(type) &&
    typeof bytes === 'string' &&
    /^[\w+/=-]*$/.test(bytes)
  return isTyped
    ? { type, bytes: Buffer.from(bytes, 'base64') }
    : { type: null, bytes: Buffer.alloc(0) }
}

/** Decodes a Connect error: JSON with a code, in any codec. `besides` is a further fault. */
export function connectError(
  response: HttpResponse,
  body: Buffer,
  besides?: RpcFault,
  isInside = false,
): RpcReply {
  if (!isInside && typeOf(response) !== 'application/json')
    return neither(
      'content_type_conformance',
      `returned ${response.status} with a content type that Connect does not define for errors`,
    )
  const error = jsonOf(body)
  if (!isFields(error))
    return neither(
      'json_wellformed',
      `returned ${response.status} with a body that is not a JSON object`,
    )
  const { code, details } = error
  if (typeof code !== 'string' || !names.has(code))
    return neither(
      'error_details_typed',
      `returned ${response.status} with an error without an RPC code`,
    )
  return {
    code,
    messages: [],
    isBinary: false,
    details: listOf(details).map(detailOf),
    faults: besides === undefined ? [] : [besides],
  }
}
