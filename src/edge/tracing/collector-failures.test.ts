import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startTracing } from '#telemetry/start-tracing.ts'
import { type FakeCollector, startFakeCollector } from '#telemetry/testing/fake-collector.ts'
import type { Tracer } from '#telemetry/tracer.ts'
import { type EdgeUnderTest, startEdgeUnderTest } from '../testing/edge-under-test.ts'

const queue = 20
const batch = 5
/** Each call has a span of the request and one of the call to the provider. */
const calls = 60

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function start(
  endpoint: string,
): Promise<{ edge: EdgeUnderTest; tracer: Tracer; losses: () => number }> {
  // The exporter reads its settings from the process.
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_MAX_QUEUE_SIZE: String(queue),
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: String(batch),
    OTEL_BSP_SCHEDULE_DELAY: '1',
  })
  let losses = 0
  const service = { name: 'edge', isPublic: true, lost: () => void (losses += 1) }
  const tracer = await startTracing(process.env, service)
  if (!tracer) throw new Error('Traces are off.')
  const edge = await startEdgeUnderTest({}, { tracer })
  closing.push(edge.close)
  return { edge, tracer, losses: () => losses }
}

async function startCollector(): Promise<FakeCollector> {
  const collector = await startFakeCollector()
  closing.push(collector.close)
  return collector
}

async function callOften({ call }: EdgeUnderTest): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: calls }, () => call({ path: '/api/v1/promos/acme' })),
  )
  return answers.map(({ status }) => status)
}
const allRight = Array.from({ length: calls }, () => 200)

test('a collector that hangs harms no request, and few spans wait for it', async () => {
  const collector = await startCollector()
  collector.hold()
  const { edge, tracer, losses } = await start(collector.endpoint)
  expect(await callOften(edge)).toEqual(allRight)
  await expect.poll(() => collector.received.length).toBeGreaterThan(0)
  expect(await callOften(edge)).toEqual(allRight)
  collector.release()
  await tracer.close()
  expect(collector.spans().length).toBeLessThanOrEqual(queue + 2 * batch)
  expect(losses()).toBe(1)
})

test('a dead collector harms no request, and its loss is told once', async () => {
  const gone = createServer()
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
  const { port } = gone.address() as AddressInfo
  await new Promise((resolve) => gone.close(resolve))
  const { edge, tracer, losses } = await start(`http://127.0.0.1:${port}`)
  expect(await callOften(edge)).toEqual(allRight)
  expect(await callOften(edge)).toEqual(allRight)
  await tracer.close()
  expect(losses()).toBe(1)
})
