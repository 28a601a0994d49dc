import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as the collector got it. */
export interface SentSpan {
  readonly service: string
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly facts: Readonly<Record<string, string | number>>
  readonly isError: boolean
}

export interface FakeCollector {
  /** The value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string
  /** The bytes and media types of all requests. */
  readonly received: { readonly type: string; readonly body: Buffer }[]
  /** The spans of all requests in JSON. */
  spans(): SentSpan[]
  /** It reads requests and answers none until `release`. */
  hold(): void
  release(): void
  close(): Promise<void>
}

interface Value {
  readonly stringValue?: string
  readonly intValue?: number
  readonly doubleValue?: number
}
interface Attribute {
  readonly key: string
  readonly value: Value
}
interface WireSpan extends Pick<SentSpan, 'name' | 'traceId' | 'spanId' | 'parentSpanId'> {
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code?: number }
}
interface Wire {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[]
  }[]
}

/** Starts a collector of OTLP over HTTP on a free port. */
export async function startFakeCollector(): Promise<FakeCollector> {
  const received: { type: string; body: Buffer }[] = []
  const waiting = new Set<ServerResponse>()
  let isHeld = false
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ type: request.headers['content-type'] ?? '', body: Buffer.concat(chunks) })
      if (isHeld) waiting.add(response)
      else response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: () =>
      received
        .filter(({ type }) => type === 'application/json')
        .flatMap(({ body }) => spansOf(JSON.parse(body.toString()) as Wire)),
    hold: () => (isHeld = true),
    release() {
      isHeld = false
      for (const response of waiting) response.end()
      waiting.clear()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function spansOf({ resourceSpans }: Wire): SentSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(factsOf(resource.attributes)['service.name'])
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId, attributes, status }) => ({
        service,
        name,
        traceId,
        spanId,
        parentSpanId,
        facts: factsOf(attributes),
        isError: status.code === 2,
      })),
    )
  })
}

function factsOf(attributes: readonly Attribute[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.intValue ?? value.doubleValue ?? '',
    ]),
  )
}
