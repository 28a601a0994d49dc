import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Vitals } from '#platform/model/reports/page-report.ts'
import type { AccessLogLine } from '../access-log.ts'
import type { BoundedCalls } from '../proxy/bounded-upstream.ts'
import type { SecurityLine } from '../security/security-log.ts'
import { createHistogram, type Histogram } from './histogram.ts'
import { createVitalsHistograms } from './vitals-histograms.ts'
import { type Metric, prometheusText, type Sample } from './prometheus-text.ts'

/** What an edge counts since its start, for Prometheus. */
export interface EdgeMetrics {
  /** Counts a line of the access log, so that log and metrics never differ. */
  count(line: AccessLogLine): void
  countSecurity(line: SecurityLine): void
  /** Counts the web vitals of a page. */
  measure(vitals: Vitals): void
  text(calls: BoundedCalls): string
}

/** Log events that are counted, and their metrics. */
const events = {
  defect: ['portal_defects_total', 'Errors of the edge itself.'],
  'protocol-error': ['portal_protocol_errors_total', 'Malformed requests.'],
  'csp-violation': ['portal_csp_violations_total', 'Violations that browsers reported.'],
  'session-not-retired': ['portal_sessions_not_retired_total', 'Sessions left at the provider.'],
  'spans-lost': ['portal_spans_lost_total', 'Minutes in which spans of traces were lost.'],
  'limits-alone': ['portal_limits_alone_total', 'Times that the Redis of limits was lost.'],
} as const

/** Streams last as long as a page is open. */
const withoutDuration = new Set(['streamEvents'])

export function createEdgeMetrics(): EdgeMetrics {
  const requests = new Map<string, Map<string, number>>()
  const durations = new Map<string, Histogram>()
  const refused = new Map<string, number>([
    ['busy', 0],
    ['open', 0],
    ['rate', 0],
  ])
  const counted = new Map<string, number>(Object.keys(events).map((event) => [event, 0]))
  const secured = new Map<string, Map<string, number>>()
  const clientErrors = new Map<string, number>()
  const vitals = createVitalsHistograms()
  let aborted = 0
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()

  function countRequest(line: AccessLogLine): void {
    const route = String(line['route'])
    const statuses = requests.get(route) ?? new Map<string, number>()
    requests.set(route, statuses)
    add(statuses, String(line['status']))
    if (line['aborted'] === true) aborted += 1
    if (typeof line['refused'] === 'string') add(refused, line['refused'])
    if (withoutDuration.has(route)) return
    const duration = durations.get(route) ?? createHistogram()
    durations.set(route, duration)
    duration.observe(Number(line['ms']) / 1_000)
  }

  return {
    count(line) {
      if ('method' in line) countRequest(line)
      else if (line['event'] === 'client-error') add(clientErrors, String(line['kind']))
      else if (counted.has(String(line['event']))) add(counted, String(line['event']))
    },
    countSecurity({ event, outcome = 'success' }) {
      const outcomes = secured.get(event) ?? new Map<string, number>()
      secured.set(event, outcomes)
      add(outcomes, outcome)
    },
    measure: vitals.measure,
    text(calls) {
      const ofRequests = [...requests].flatMap(([route, statuses]) =>
        [...statuses].map(([status, value]) => ({ labels: { route, status }, value })),
      )
      const lags = [50, 99].map((percent) => ({
        labels: { quantile: String(percent / 100) },
        value: lag.count === 0 ? 0 : lag.percentile(percent) / 1e9,
      }))
      lag.reset()
      return prometheusText([
        counter('portal_requests_total', 'Requests by route and status.', ofRequests),
        counter('portal_aborted_total', 'Requests whose browser left.', [{ value: aborted }]),
        {
          name: 'portal_request_seconds',
          type: 'histogram',
          help: 'Time from a request to the end of its answer.',
          samples: [...durations].flatMap(([route, each]) => each.samples({ route })),
        },
        counter(
          'portal_refused_total',
          'Calls that the edge refused.',
          [...refused].map(([reason, value]) => ({ labels: { reason }, value })),
        ),
        counter('portal_retries_total', 'Reads that were repeated.', [{ value: calls.retries() }]),
        gauge('portal_calls_running', 'Calls at the provider.', calls.running()),
        gauge('portal_calls_waiting', 'Calls that wait for a slot.', calls.waiting()),
        gauge('portal_streams', 'Open streams.', calls.streams()),
        gauge('portal_open_breakers', 'Operations that are refused.', calls.openBreakers()),
        ...Object.entries(events).map(([event, [name, help]]) =>
          counter(name, help, [{ value: counted.get(event) ?? 0 }]),
        ),
        counter(
          'portal_security_events_total',
          'Lines of the security log.',
          [...secured].flatMap(([event, outcomes]) =>
            [...outcomes].map(([outcome, value]) => ({ labels: { event, outcome }, value })),
          ),
        ),
        counter(
          'portal_client_errors_total',
          'Errors of pages, by kind.',
          [...clientErrors].map(([kind, value]) => ({ labels: { kind }, value })),
        ),
        ...vitals.metrics(),
        {
          name: 'portal_event_loop_lag_seconds',
          type: 'gauge',
          help: 'Delay of the event loop since the last scrape.',
          samples: lags,
        },
        gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
      ])
    },
  }
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

const counter = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  name,
  type: 'counter',
  help,
  samples,
})

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  type: 'gauge',
  help,
  samples: [{ value }],
})
