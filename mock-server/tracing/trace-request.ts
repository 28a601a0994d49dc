import type { Tracer } from '../../src/telemetry/tracer.ts'
import type { Request, Response } from '../http/http-message.ts'
import { header } from '../http/http-message.ts'
import { matchCall } from '../http/match-operation.ts'

/**
 * Runs `work` in the span of a call of the contract, which the answer names. Other requests, such as
 * probes, have none.
 */
export function traceRequest(
  tracer: Tracer,
  request: Request,
  response: Response,
  work: () => Promise<void>,
): Promise<void> {
  const [path = ''] = (request.url ?? '').split('?')
  const { operation, methods } = matchCall(request.method ?? '', path)
  if (!operation) return work()
  // An RPC matches with any method, and that may be any text.
  const method = methods.find((each) => each === request.method) ?? '_OTHER'
  const { operationId } = operation
  const span = tracer.start({
    name: `${method} ${operationId}`,
    kind: 'server',
    parent: header(request, 'traceparent'),
    facts: { 'http.request.method': method, 'portal.operation': operationId },
  })
  response.setHeader('traceparent', span.traceparent)
  response.once('close', () => {
    const { statusCode, writableFinished } = response
    const failure = statusCode >= 500 ? String(statusCode) : undefined
    span.end({ 'http.response.status_code': statusCode }, writableFinished ? failure : 'aborted')
  })
  return tracer.within(span, work)
}
