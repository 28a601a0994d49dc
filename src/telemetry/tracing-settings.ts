/** What OTEL_* says of traces; the exporter reads addresses, headers and certificates by itself. */
export interface TracingSettings {
  readonly protocol: 'http/protobuf' | 'http/json'
  readonly sampler: (typeof samplers)[number]
  /** The share of traces that the samplers with a ratio keep, 0 to 1. */
  readonly ratio: number
  /** Spans that may wait for the collector; further ones are left out. */
  readonly queue: number
  readonly batch: number
  readonly delayMs: number
}

/** A setting of OTEL_* that would be ignored or fail for ever. Its message never has the value. */
export class BadTracing extends Error {}

export type TracingVariables = Readonly<Record<string, string | undefined>>

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
const protocols = ['http/protobuf', 'http/json'] as const

/** Reads the standard variables of OpenTelemetry; null without an address of a collector. */
export function readTracing(variables: TracingVariables): TracingSettings | null {
  const [name, endpoint] =
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT']
      .map((each) => [each, variables[each] ?? ''] as const)
      .find(([, value]) => value !== '') ?? []
  if (name === undefined || endpoint === undefined) return null
  if (variables['OTEL_SDK_DISABLED'] === 'true' || variables['OTEL_TRACES_EXPORTER'] === 'none')
    return null
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new BadTracing(`${name} must be an http or https address.`)
  const whole = (key: string, usual: number): number => {
    const value = Number(variables[key] || usual)
    if (Number.isInteger(value) && value > 0) return value
    throw new BadTracing(`${key} must be a whole number above 0.`)
  }
  const queue = whole('OTEL_BSP_MAX_QUEUE_SIZE', 2_048)
  return {
    protocol: oneOf(
      protocols,
      variables['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL']
        ? 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'
        : 'OTEL_EXPORTER_OTLP_PROTOCOL',
      variables,
    ),
    sampler: oneOf(samplers, 'OTEL_TRACES_SAMPLER', variables, 'parentbased_always_on'),
    ratio: ratioOf(variables['OTEL_TRACES_SAMPLER_ARG']),
    queue,
    batch: Math.min(queue, whole('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', 512)),
    delayMs: whole('OTEL_BSP_SCHEDULE_DELAY', 5_000),
  }
}

function oneOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  key: string,
  variables: TracingVariables,
  usual: Value = values[0],
): Value {
  const said = variables[key] || usual
  const value = values.find((each) => each === said)
  if (value === undefined) throw new BadTracing(`${key} must be ${values.join(' or ')}.`)
  return value
}

function ratioOf(said: string | undefined): number {
  const ratio = Number(said || 1)
  if (ratio >= 0 && ratio <= 1) return ratio
  throw new BadTracing('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
}
