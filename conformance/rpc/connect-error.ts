import { isFields, listOf } from '../contract/json.ts'
import { headerOf, type HttpResponse } from '../runner/http/exchange.ts'
import type { ErrorDetail } from './grpc-status.ts'
import { rpcCodes, type RpcFault } from './rpc-shape.ts'

/** What an RPC answered. */
export interface RpcReply {
  /**
   * `ok`, or an error's; null where nothing was said that could be read, or we stopped listening.
   */
  readonly code: string | null
  readonly messages: readonly unknown[]
  readonly isBinary: boolean
  readonly details: readonly ErrorDetail[]
  /** What is wrong with its form. */
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

/** JSON in UTF-8; undefined where it is none. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown
  } catch {
    return undefined
  }
}

export function typeOf(came: HttpResponse): string {
  return (headerOf(came, 'content-type') ?? '').split(';')[0]!.trim().toLowerCase()
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

/**
 * An error of Connect: JSON with a code, whatever the request was written in. `besides` is wrong as
 * well.
 */
export function connectError(
  came: HttpResponse,
  body: Buffer,
  besides?: RpcFault,
  isInside = false,
): RpcReply {
  if (!isInside && typeOf(came) !== 'application/json')
    return neither(
      'content_type_conformance',
      `answered ${came.status} in a content type that Connect does not have for errors`,
    )
  const error = jsonOf(body)
  if (!isFields(error))
    return neither('json_wellformed', `answered ${came.status} with a body that is no JSON object`)
  const { code, details } = error
  if (typeof code !== 'string' || !names.has(code))
    return neither(
      'error_details_typed',
      `answered ${came.status} with an error without a code of RPCs`,
    )
  return {
    code,
    messages: [],
    isBinary: false,
    details: listOf(details).map(detailOf),
    faults: besides === undefined ? [] : [besides],
  }
}
