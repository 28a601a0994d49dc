import { operations as table } from '../../../generated/openapi/operations.ts'
import type { RestOperation } from '../match-operation.ts'
import type { ValidatedRequest } from '../../validation/contract-validator.ts'
import { publicParameters } from './public-parameters.ts'
import type { OperationId } from '../../handlers/rest-call.ts'
import type { Violation } from '../../scenarios/call-records.ts'
import { answerRest, type RestOperationCall } from './answer-rest.ts'
import type { CallContext } from '../call-context.ts'
import { correlationOf } from '../correlation.ts'
import { header, type Request, sendJson } from '../http-message.ts'
import { injectFault } from '../fault-injection.ts'
import { parseBody, type ParsedBody } from './parse-body.ts'
import { refuseRest } from './rest-refusal.ts'
import { isViewOnly } from '../view-only.ts'

type Query = Readonly<Record<string, string | readonly string[]>>

const queryOf = (search: URLSearchParams): Query =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length === 1 ? values[0]! : values]
    }),
  )

/** Returns the query parameters without personal data, for call records. */
const shareable = (id: OperationId, query: Query): Record<string, string> => {
  const open = publicParameters(id)
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      typeof value === 'string' && open.has(name) ? [[name, value.slice(0, 200)]] : [],
    ),
  )
}

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

/** Handles one request of a REST operation. */
export async function handleRest(context: CallContext<RestOperation>): Promise<void> {
  const { sandbox, request, response, url, method, bytes, scenario, caller, now } = context
  const { operationId, path, parameters } = context.operation
  const query = queryOf(url.searchParams)
  const record = (status: number) =>
    sandbox.records.call({
      at: new Date().toISOString(),
      scenario,
      operationId,
      method,
      path,
      status,
      query: shareable(operationId, query),
      language: header(request, 'accept-language') ?? null,
      background: header(request, 'x-portal-background') === '1',
    })
  const violate = (kind: Violation['kind'], status: number, messages: readonly string[]) =>
    sandbox.records.violation({
      at: new Date().toISOString(),
      scenario,
      operationId,
      kind,
      method,
      path,
      status,
      messages,
    })
  const unreadable = (status: 400 | 413 | 415, text: string) => {
    violate('unreadable request', status, [text])
    record(status)
    refuseRest(context, operationId, status, status === 400 ? ['body'] : [])
  }

  if (isViewOnly(caller, operationId)) {
    record(403)
    return refuseRest(context, operationId, 403)
  }
  if (bytes === 'too-large') return unreadable(413, 'The body is larger than 1 MiB')
  const parsed = parseBody(
    bytes,
    header(request, 'content-type'),
    header(request, 'content-encoding'),
    table[operationId].requestMediaTypes,
  )
  const isAllowed = !table[operationId].secured || caller !== null
  if ('status' in parsed && isAllowed) return unreadable(parsed.status, parsed.text)

  const fault = sandbox.faults.take(scenario, operationId)
  if (await injectFault(fault, response)) return record(0)
  const { body, judged, contentType, fields } = 'status' in parsed ? unreadBody : parsed
  const headers = headersOf(request, judged === undefined ? 0 : bytes.length, contentType)
  const seen: ValidatedRequest = {
    method,
    path: url.pathname,
    query,
    headers,
    body: judged,
    ...(fields && { fields }),
  }
  const asked: RestOperationCall = {
    operationId,
    request: seen,
    body,
    path: parameters,
    caller,
    now,
    fault,
    correlation: correlationOf(request),
  }
  const verdict = await answerRest(sandbox, asked)
  const { reply } = verdict
  if (verdict.request.length > 0)
    violate(
      'request',
      reply.status,
      verdict.request.map((one) => one.text),
    )
  if (verdict.response.length > 0)
    violate(
      'response',
      reply.status,
      verdict.response.map((one) => one.text),
    )
  record(reply.status)
  sendJson(response, reply.status, reply.body, reply.headers)
}
