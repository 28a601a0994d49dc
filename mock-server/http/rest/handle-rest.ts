import { operations as table } from '../../../generated/openapi/operations.ts'
import { type OperationMatch, maskedPath, matchRest } from '../match-operation.ts'
import type { ValidatedRequest } from '../../validation/contract-validator.ts'
import { publicParameters } from './public-parameters.ts'
import type { OperationId } from '../../handlers/rest-call.ts'
import type { Violation } from '../../scenarios/call-records.ts'
import {
  answerRest,
  type RestOperationCall,
  exampleProblem,
  problemForStatus,
} from './answer-rest.ts'
import { callerOf } from '../caller.ts'
import { correlationOf } from '../correlation.ts'
import { allowOrigin, answerPreflight, isPreflight } from '../cors.ts'
import { header, type Request, type Response, sendJson } from '../http-message.ts'
import { injectFault } from '../fault-injection.ts'
import { languageOf, gatewayProblem } from '../error-messages.ts'
import { parseBody, type ParsedBody } from './parse-body.ts'
import { readBody } from '../read-body.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { withFieldErrors } from '../problem.ts'
import { scenarioOf, identityHintsOf, type IdentityHints } from '../scenario.ts'
import { sendProblem } from '../send-problem.ts'
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

const unmatched = (
  sandbox: SandboxContext,
  request: Request,
  response: Response,
  scenario: string,
  path: string,
  methods: readonly string[],
): void => {
  const status = methods.length > 0 ? 405 : 404
  const method = request.method ?? ''
  sandbox.records.violation({
    at: new Date().toISOString(),
    scenario,
    operationId: null,
    kind: 'unmatched call',
    method,
    path: maskedPath(path),
    status,
    messages: [
      methods.length > 0
        ? `the contract has this path for ${methods.join(', ')} only`
        : 'the contract has no such path',
    ],
  })
  if (methods.length > 0) response.setHeader('allow', methods.join(', '))
  sendProblem(
    request,
    response,
    gatewayProblem(status, languageOf(header(request, 'accept-language'))),
  )
}

/** The body for validation when an unauthenticated caller sends an unreadable one. */
const unreadBody: ParsedBody = { body: undefined, judged: undefined }

const isWellFormed = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Returns identity hints of an operation that needs no session. */
const identityHintsOfCall = (
  request: Request,
  { operationId, parameters }: NonNullable<OperationMatch['operation']>,
  bytes: Buffer,
): IdentityHints => ({
  ...identityHintsOf(bytes),
  ...(operationId === 'listMfaContactPoints' && { mfaToken: parameters['id'] }),
  ...(operationId === 'resetPassword' && { token: header(request, 'token') }),
})

/** Handles one REST request from its bytes to its response. */
export async function handleRest(
  sandbox: SandboxContext,
  request: Request,
  response: Response,
  url: URL,
): Promise<void> {
  const { operation, methods } = matchRest(request.method ?? '', url.pathname)
  if (isPreflight(request) && methods.length > 0)
    return answerPreflight(request, response, sandbox.origins, methods)
  allowOrigin(request, response, sandbox.origins)

  const bytes = await readBody(request)
  if (bytes === 'cut') return
  const authorization = header(request, 'authorization')
  const hints =
    bytes === 'too-large' || !operation || table[operation.operationId].secured
      ? {}
      : identityHintsOfCall(request, operation, bytes)
  const scenario = await scenarioOf(
    sandbox.store,
    header(request, 'x-scenario'),
    authorization,
    hints,
  )
  const method = request.method ?? ''
  const language = languageOf(header(request, 'accept-language'))
  if (!isWellFormed(url.pathname)) {
    const text = 'The path has a broken percent escape'
    sandbox.records.violation({
      at: new Date().toISOString(),
      scenario,
      operationId: null,
      kind: 'unreadable request',
      method,
      path: maskedPath(url.pathname),
      status: 400,
      messages: [text],
    })
    return sendProblem(
      request,
      response,
      operation
        ? problemForStatus(sandbox, operation.operationId, 400, language, ['path']).body
        : gatewayProblem(400, language, ['path']),
    )
  }
  if (!operation) return unmatched(sandbox, request, response, scenario, url.pathname, methods)

  const { operationId, path } = operation
  sandbox.sent?.keep(scenario, operationId, request, response, bytes)
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
    if (status === 413) response.setHeader('connection', 'close')
    sendProblem(
      request,
      response,
      withFieldErrors(
        problemForStatus(sandbox, operationId, status, language, status === 400 ? ['body'] : [])
          .body,
        undefined,
      ),
    )
  }

  const now = sandbox.clock.now(scenario)
  const caller = await callerOf(sandbox.store, authorization, now, operationId)
  if (isViewOnly(caller, operationId)) {
    record(403)
    return sendProblem(
      request,
      response,
      exampleProblem(sandbox, operationId, 403, 'view_only', language).body,
    )
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
    path: operation.parameters,
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
