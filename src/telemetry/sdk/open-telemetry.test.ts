import { afterEach, expect, test } from 'vitest'
import { type FakeCollector, startFakeCollector } from '../testing/fake-collector.ts'
import { startTracing } from '../start-tracing.ts'
import type { Tracer } from '../tracer.ts'

let collector: FakeCollector | undefined
afterEach(() => collector?.close())

/** Starts traces of a collector, as a process with these variables does. */
async function start(variables: Readonly<Record<string, string>>, isPublic: boolean) {
  collector = await startFakeCollector()
  // The exporter reads its settings from the process.
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_SERVICE_NAME: '',
    OTEL_TRACES_SAMPLER: '',
    ...variables,
  })
  const tracer = await startTracing(process.env, { name: 'a-server', isPublic, lost() {} })
  if (!tracer) throw new Error('Traces are off.')
  return { tracer, collector }
}

const named = (tracer: Tracer, name: string, parent?: string) =>
  tracer.start({ name, kind: 'server', parent }).end()
const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const sampled = `00-${trace}-00f067aa0ba902b7-01`
const unsampled = `00-${trace}-00f067aa0ba902b7-00`

test.each([
  [true, 'always_on', ['asked', 'not asked']],
  [true, 'always_off', []],
  [false, 'always_on', ['asked']],
  [false, 'always_off', ['asked']],
] as const)(
  'where strangers call is %s, the root is %s: %j of the traces of others are kept',
  async (isPublic, root, kept) => {
    const sampler = { OTEL_TRACES_SAMPLER: `parentbased_${root}` }
    const { tracer, collector: got } = await start(sampler, isPublic)
    named(tracer, 'asked', sampled)
    named(tracer, 'not asked', unsampled)
    await tracer.close()
    expect(got.spans().map(({ name }) => name)).toEqual(kept)
  },
)

test('a first span has the id of the log line, and spans within it are below it', async () => {
  const { tracer, collector: got } = await start({ OTEL_SERVICE_NAME: 'mine' }, true)
  const first = tracer.start({ name: 'first', kind: 'server', trace })
  expect(first.traceparent).toMatch(new RegExp(`^00-${trace}-[\\da-f]{16}-01$`))
  await tracer.within(first, async () => {
    await Promise.resolve()
    expect(tracer.isWithin()).toBe(true)
    tracer.start({ name: 'second', kind: 'client' }).end({}, 'TimeoutError')
  })
  expect(tracer.isWithin()).toBe(false)
  first.end()
  named(tracer, 'other')
  await tracer.close()
  const [second, ended, other] = got.spans()
  expect(second).toMatchObject({
    traceId: trace,
    parentSpanId: ended?.spanId,
    isError: true,
    facts: { 'error.type': 'TimeoutError' },
  })
  expect(ended).toMatchObject({ service: 'mine', traceId: trace, parentSpanId: undefined })
  expect(other?.traceId).not.toBe(trace)
})

test('without a word about the protocol, the collector gets protobuf', async () => {
  const { tracer, collector: got } = await start({ OTEL_EXPORTER_OTLP_PROTOCOL: '' }, true)
  tracer.start({ name: 'GET getAccount', kind: 'server', trace }).end()
  await tracer.close()
  const [{ type, body } = { type: '', body: Buffer.alloc(0) }] = got.received
  expect(type).toBe('application/x-protobuf')
  expect(body.includes('GET getAccount')).toBe(true)
  expect(body.includes(Buffer.from(trace, 'hex'))).toBe(true)
})
