import type { Tracer } from '#telemetry/tracer.ts'
import type { RequestContext } from '../http/request-context.ts'
import { knownMethod } from './known-method.ts'

/** Requests of files and probes, which would hide those of members. */
const untraced: ReadonlySet<string> = new Set(['static', 'healthz', 'readyz'])

/**
 * Starts the span of a request and ends it with the connection. It goes on with the trace that the
 * request carries; one of its own has the id of the log line.
 */
export function traceRequest(exchange: RequestContext, tracer: Tracer): void {
  const { req, res, sentTrace, logId } = exchange
  const method = knownMethod(req.method)
  const span = tracer.start({
    name: method,
    kind: 'server',
    parent: sentTrace,
    trace: logId.replaceAll('-', ''),
  })
  exchange.traceparent = span.traceparent
  res.once('close', () => {
    const { route, refused } = exchange
    // A span that does not end is not sent.
    if (untraced.has(route)) return
    span.rename(`${method} ${route}`)
    span.end(
      {
        'http.request.method': method,
        'http.response.status_code': res.statusCode,
        'portal.operation': route,
        ...(refused === undefined ? {} : { 'portal.refused': refused }),
      },
      errorOf(exchange),
    )
  })
}

function errorOf({ res }: RequestContext): string | undefined {
  if (!res.writableFinished) return 'aborted'
  return res.statusCode >= 500 ? String(res.statusCode) : undefined
}
