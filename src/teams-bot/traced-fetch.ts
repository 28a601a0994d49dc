import type { Tracer } from '#telemetry/tracer.ts'

/**
 * A fetch with a span of each call. Addresses have ids of conversations, so a span has the name of
 * one alone, and strangers get no trace of ours.
 */
export function tracedFetch(
  tracer: Tracer,
  nameOf: (address: string) => string,
  call: typeof fetch,
): typeof fetch {
  return async (asked, init) => {
    const span = tracer.start({ name: nameOf(String(asked)), kind: 'client' })
    try {
      const answer = await call(asked, init)
      span.end(
        { 'http.response.status_code': answer.status },
        answer.ok ? undefined : String(answer.status),
      )
      return answer
    } catch (error) {
      span.end({}, error instanceof Error ? error.name : 'unknown')
      throw error
    }
  }
}
