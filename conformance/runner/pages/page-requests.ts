import type { Paging, RestRequest } from '../../cases/test-case.ts'
import { at, fieldsOf } from '../../contract/json.ts'
import type { Operation } from '../../contract/operation.ts'
import { plainCall } from '../../rpc/rpc-call.ts'
import { replyOf } from '../../rpc/reply/read-reply.ts'
import { rpcRequest } from '../../rpc/rpc-request.ts'
import { headerOf, type HttpResponse } from '../http/http-response.ts'

export interface PageQuery {
  readonly cursor?: string
  readonly limit?: number
}

/** The request for one page: query parameters, or fields of an RPC message. */
export function pageRequest(
  operation: Operation,
  request: RestRequest,
  { cursor, limit }: Paging,
  query: PageQuery,
): RestRequest {
  const fields = {
    ...(query.cursor === undefined ? {} : { [cursor]: query.cursor }),
    ...(query.limit === undefined ? {} : { [limit]: query.limit }),
  }
  if (operation.rpc === undefined)
    return {
      ...request,
      query: [
        ...request.query.filter(([name]) => name !== cursor && name !== limit),
        ...Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
      ],
    }
  const rpcAsk = request.rpc ?? plainCall
  const others = Object.fromEntries(
    Object.entries(fieldsOf(rpcAsk.json)).filter(([name]) => name !== cursor && name !== limit),
  )
  return rpcRequest(
    operation,
    operation.rpc,
    { ...rpcAsk, json: { ...others, ...fields } },
    { ...others, ...fields },
    request.bearer,
  )
}

export function bodyOf(
  operation: Operation,
  request: RestRequest,
  response: HttpResponse,
): unknown {
  if (operation.rpc !== undefined) {
    const { code, messages, isBinary } = replyOf(request.rpc ?? plainCall, false, response)
    return code === 'ok' ? operation.rpc.plainAnswer(messages[0], isBinary) : undefined
  }
  if (response.status !== 200) return undefined
  try {
    return JSON.parse(response.body.toString()) as unknown
  } catch {
    return undefined
  }
}

const linked = (response: HttpResponse, cursor: string): string | undefined => {
  const [, address] = /<([^>]*)>[^,]*;\s*rel="?next"?/i.exec(headerOf(response, 'link') ?? '') ?? []
  return address === undefined
    ? undefined
    : (new URL(address, 'http://list.invalid/').searchParams.get(cursor) ?? undefined)
}

export function nextOf(
  response: HttpResponse,
  body: unknown,
  { next, cursor }: Paging,
): string | undefined {
  const cursorValue = next === null ? linked(response, cursor) : at(body, next)
  return typeof cursorValue === 'string' && cursorValue !== '' ? cursorValue : undefined
}
