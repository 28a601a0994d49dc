import type { Tracer } from './tracer.ts'
import { readTracing, type TracingVariables } from './tracing-settings.ts'

/** What a process is in a trace. */
export interface TracedService {
  /** Its name, unless OTEL_SERVICE_NAME has another. */
  readonly name: string
  /** Whether strangers call it. It then decides by itself which of their traces it keeps. */
  readonly isPublic: boolean
  /** Called when spans are lost, at most once a minute. */
  readonly lost: () => void
}

/**
 * Starts traces where OTEL_* names a collector (docs/deploy.md#traces). Without one it returns
 * undefined and loads nothing. Throws BadTracing.
 */
export async function startTracing(
  variables: TracingVariables,
  service: TracedService,
): Promise<Tracer | undefined> {
  const settings = readTracing(variables)
  if (settings === null) return undefined
  const { openTelemetry } = await import('./sdk/open-telemetry.ts')
  return openTelemetry(settings, service)
}
