import { expect, test } from 'vitest'
import { BadTracing, readTracing } from './tracing-settings.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }

test.each([
  {},
  { OTEL_SERVICE_NAME: 'edge' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
  { ...endpoint, OTEL_SDK_DISABLED: 'true' },
  { ...endpoint, OTEL_TRACES_EXPORTER: 'none' },
])('traces are off with %j', (variables) => expect(readTracing(variables)).toBe(null))

test('an address of a collector is enough, and what is set counts', () => {
  expect(readTracing(endpoint)).toEqual({
    protocol: 'http/protobuf',
    sampler: 'parentbased_always_on',
    ratio: 1,
    queue: 2_048,
    batch: 512,
    delayMs: 5_000,
  })
  expect(
    readTracing({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/v1/traces',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
      OTEL_BSP_MAX_QUEUE_SIZE: '100',
    }),
  ).toMatchObject({
    protocol: 'http/json',
    sampler: 'parentbased_traceidratio',
    ratio: 0.05,
    batch: 100,
  })
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'grpc://secret@collector'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '50%'],
  ['OTEL_BSP_MAX_QUEUE_SIZE', '-1'],
  ['OTEL_BSP_SCHEDULE_DELAY', 'soon'],
])('%s=%s is refused by its name, without the value', (name, value) => {
  const read = () => readTracing({ ...endpoint, [name]: value })
  expect(read).toThrow(BadTracing)
  expect(read).toThrow(name)
  expect(read).not.toThrow(value)
})
