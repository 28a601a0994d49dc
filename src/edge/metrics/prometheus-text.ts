/** One value of a metric. `suffix` is that of a part of a histogram, such as `_bucket`. */
export interface Sample {
  readonly value: number
  readonly labels?: Readonly<Record<string, string>>
  readonly suffix?: string
}

/** A metric of the Prometheus text format 0.0.4. */
export interface Metric {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly samples: readonly Sample[]
}

/** Label values are operation ids, statuses and words of the code, so they need no escapes. */
export function prometheusText(metrics: readonly Metric[]): string {
  return metrics.map(textOf).join('')
}

function textOf({ name, type, help, samples }: Metric): string {
  const lines = samples.map(
    ({ value, labels = {}, suffix = '' }) => `${name}${suffix}${labelsText(labels)} ${value}\n`,
  )
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function labelsText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
