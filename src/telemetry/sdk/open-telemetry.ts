import { setTimeout as delay } from 'node:timers/promises'
import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span as SdkSpan,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace'
import type { SpanStart, TracedService, Tracer, TraceSpan } from '../tracer.ts'
import type { TracingSettings } from '../tracing-settings.ts'
import { lossMeter } from './loss-meter.ts'
import { samplerOf } from './sampler-of.ts'

const longestFact = 1_024
const closeMs = 2_000
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const
const traceparentForm = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** Makes a tracer with the SDK of OpenTelemetry (docs/decisions/0159-traces-with-the-sdk.md). */
export function openTelemetry(settings: TracingSettings, service: TracedService): Tracer {
  /** A trace that begins here has the id that its log line has. */
  let next: string | undefined
  const random = new RandomIdGenerator()
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service.name }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings, service.isPublic),
    spanLimits: { attributeValueLengthLimit: longestFact },
    idGenerator: {
      generateSpanId: () => random.generateSpanId(),
      generateTraceId: () => next ?? random.generateTraceId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: settings.protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter(),
        maxQueueSize: settings.queue,
        maxExportBatchSize: settings.batch,
        scheduledDelayMillis: settings.delayMs,
        selfObsMeterProvider: lossMeter(service.lost),
      }),
    ],
  })
  const running = new AsyncLocalStorageContextManager().enable()
  const tracer = provider.getTracer('portal')
  const spans = new WeakMap<TraceSpan, SdkSpan>()
  return {
    start({ name, kind, parent, trace: first, facts }) {
      next = first
      const above = contextOf(parent, kind) ?? running.active()
      const sdk = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, above)
      next = undefined
      const span = spanOf(sdk)
      spans.set(span, sdk)
      return span
    },
    within(span, work) {
      const sdk = spans.get(span)
      return sdk ? running.with(trace.setSpan(running.active(), sdk), work) : work()
    },
    isWithin: () => trace.getSpan(running.active()) !== undefined,
    // A collector that hangs must not keep the process from its end.
    close: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        delay(closeMs, undefined, { ref: false }),
      ]),
  }
}

/** The span above, as another process or an earlier step named it. */
function contextOf(parent: string | undefined, kind: SpanStart['kind']): Context | undefined {
  const [, traceId, spanId, flags] = traceparentForm.exec(parent ?? '') ?? []
  if (traceId === undefined || spanId === undefined) return undefined
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags ?? '0', 16) & 1,
    isRemote: kind === 'server',
  })
}

function spanOf(sdk: SdkSpan): TraceSpan {
  const { traceId, spanId, traceFlags } = sdk.spanContext()
  return {
    traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
    rename: (name) => void sdk.updateName(name),
    end(facts, error) {
      if (facts) sdk.setAttributes({ ...facts })
      if (error !== undefined) {
        sdk.setAttribute('error.type', error)
        sdk.setStatus({ code: SpanStatusCode.ERROR })
      }
      sdk.end()
    },
  }
}
