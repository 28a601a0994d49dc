import { operations as table } from '../../../generated/openapi/operations.ts'
import type { ValidatedRequest } from '../../validation/contract-validator.ts'
import { header, type Request } from '../http-message.ts'
import type { RestOperation } from '../match-operation.ts'
import type { Protocol } from '../protocol.ts'
import { answerRest } from './answer-rest.ts'
import { parseBody, type ParsedBody } from './parse-body.ts'
import { refuseRest } from './rest-refusal.ts'

const queryOf = (search: URLSearchParams): ValidatedRequest['query'] =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length === 1 ? values[0]! : values]
    }),
  )

/**
 * Returns the headers for Prism: no content type without a body, and a length for chunked bodies.
 */
const headersOf = (
  request: Request,
  length: number,
  contentType: string | undefined,
): Record<string, string> => {
  const names = Object.keys(request.headers).filter(
    (name) =>
      !name.startsWith(':') && name !== 'content-length' && (length > 0 || name !== 'content-type'),
  )
  return {
    ...Object.fromEntries(names.map((name) => [name, header(request, name) ?? ''])),
    ...(contentType !== undefined && { 'content-type': contentType }),
    'content-length': String(length),
  }
}

/** The body for validation when an unauthenticated caller sends an unreadable one. */
const unreadBody: ParsedBody = { body: undefined, judged: undefined }

/** REST operations with bodies in JSON, forms or text. */
export const restProtocol: Protocol<RestOperation> = {
  unreadable: 'unreadable request',
  recordedAt: 'answer',
  refuse: (call, status) => {
    call.outcome.status = status
    refuseRest(call, call.operation.operationId, status, status === 400 ? ['body'] : [])
  },
  read: (call, bytes) => {
    const { request, url, method, caller, operation } = call
    const { secured, requestMediaTypes } = table[operation.operationId]
    const parsed = parseBody(
      bytes,
      header(request, 'content-type'),
      header(request, 'content-encoding'),
      requestMediaTypes,
    )
    if ('status' in parsed && (!secured || caller)) return parsed
    const { body, judged, contentType, fields } = 'status' in parsed ? unreadBody : parsed
    const validated: ValidatedRequest = {
      method,
      path: url.pathname,
      query: queryOf(url.searchParams),
      headers: headersOf(request, judged === undefined ? 0 : bytes.length, contentType),
      body: judged,
      ...(fields && { fields }),
    }
    return { answer: (fault) => answerRest({ ...call, validated, body, fault }) }
  },
}
