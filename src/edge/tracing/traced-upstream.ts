import type { Tracer } from '#telemetry/tracer.ts'
import type { Upstream, UpstreamCall } from '../proxy/upstream.ts'

/** Makes a span of each attempt of a call. The provider's span is below it. */
export function tracedUpstream(inner: Upstream, tracer: Tracer): Upstream {
  return {
    ...inner,
    dispatch(call, handler) {
      const { operationId, method } = call
      const { parent, others } = partedHeaders(call)
      const span = tracer.start({ name: `${method} ${operationId}`, kind: 'client', parent })
      let status = 0
      const end = (error?: string): void =>
        span.end(
          {
            'http.request.method': method,
            'portal.operation': operationId,
            ...(status === 0 ? {} : { 'http.response.status_code': status }),
          },
          error ?? (status >= 400 ? String(status) : undefined),
        )
      inner.dispatch(
        { ...call, headers: [...others, 'traceparent', span.traceparent] },
        {
          onRequestStart: (...of) => handler.onRequestStart?.(...of),
          onResponseStart(controller, received, ...of) {
            status = received
            handler.onResponseStart?.(controller, received, ...of)
          },
          onResponseData: (...of) => handler.onResponseData?.(...of),
          onResponseEnd(...of) {
            end()
            handler.onResponseEnd?.(...of)
          },
          onResponseError(controller, error) {
            end(error.name)
            handler.onResponseError?.(controller, error)
          },
        },
      )
    },
  }
}

function partedHeaders({ headers }: UpstreamCall): {
  readonly parent: string | undefined
  readonly others: readonly string[]
} {
  const at = headers.findIndex((name, index) => index % 2 === 0 && name === 'traceparent')
  return at < 0
    ? { parent: undefined, others: headers }
    : { parent: headers[at + 1], others: headers.toSpliced(at, 2) }
}
