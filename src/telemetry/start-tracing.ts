import type { TracedService, Tracer } from './tracer.ts'
import { readTracing, type TracingVariables } from './tracing-settings.ts'

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
