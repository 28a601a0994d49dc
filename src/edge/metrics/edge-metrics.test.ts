import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { AccessLogLine } from '../access-log.ts'
import type { BoundedCalls } from '../proxy/bounded-upstream.ts'
import { createEdgeMetrics } from './edge-metrics.ts'
import { createMetricsServer } from './metrics-server.ts'

const calls: BoundedCalls = {
  running: () => 3,
  waiting: () => 2,
  streams: () => 7,
  openBreakers: () => 1,
  retries: () => 4,
}

function textAfter(...lines: readonly AccessLogLine[]): string {
  const metrics = createEdgeMetrics()
  for (const line of lines) metrics.count(line)
  return metrics.text(calls)
}
const request = (route: string, status: number, ms: number, rest: AccessLogLine = {}) => ({
  method: 'GET',
  route,
  status,
  ms,
  ...rest,
})

describe('metrics of the edge', () => {
  it('count requests by route and status, with their durations', () => {
    const text = textAfter(
      request('getUserToken', 200, 40),
      request('getUserToken', 200, 300),
      request('getUserToken', 503, 2_000, { refused: 'busy' }),
      request('streamEvents', 200, 90_000, { aborted: true }),
    )
    for (const line of [
      'portal_requests_total{route="getUserToken",status="200"} 2',
      'portal_requests_total{route="getUserToken",status="503"} 1',
      'portal_requests_total{route="streamEvents",status="200"} 1',
      'portal_request_seconds_bucket{route="getUserToken",le="0.05"} 1',
      'portal_request_seconds_bucket{route="getUserToken",le="0.5"} 2',
      'portal_request_seconds_bucket{route="getUserToken",le="+Inf"} 3',
      'portal_request_seconds_sum{route="getUserToken"} 2.34',
      'portal_request_seconds_count{route="getUserToken"} 3',
      'portal_refused_total{reason="busy"} 1',
      'portal_refused_total{reason="open"} 0',
      'portal_aborted_total 1',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).not.toContain('seconds_count{route="streamEvents"}')
  })

  it('count events of the log, and the calls under way', () => {
    const text = textAfter(
      { event: 'defect' },
      { event: 'csp-violation' },
      { event: 'limits-alone' },
      { event: 'spans-lost' },
      { event: 'ready' },
    )
    for (const line of [
      'portal_defects_total 1',
      'portal_csp_violations_total 1',
      'portal_limits_alone_total 1',
      'portal_spans_lost_total 1',
      'portal_protocol_errors_total 0',
      'portal_calls_running 3',
      'portal_calls_waiting 2',
      'portal_streams 7',
      'portal_open_breakers 1',
      'portal_retries_total 4',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).toMatch(/portal_event_loop_lag_seconds\{quantile="0\.99"\} [\d.e-]+\n/)
    expect(text).toMatch(/process_resident_memory_bytes \d{7,}\n/)
  })

  it('count the errors of pages and their web vitals', () => {
    const metrics = createEdgeMetrics()
    metrics.count({ event: 'client-error', kind: 'TypeError', file: 'a.js' })
    metrics.measure({ lcp: 2_400, cls: 0.3 })
    const lines = metrics.text(calls).split('\n')
    for (const line of [
      'portal_client_errors_total{kind="TypeError"} 1',
      'portal_client_lcp_seconds_bucket{le="1"} 0',
      'portal_client_lcp_seconds_bucket{le="2.5"} 1',
      'portal_client_lcp_seconds_sum 2.4',
      'portal_client_inp_seconds_count 0',
      'portal_client_layout_shift_bucket{le="0.25"} 0',
      'portal_client_layout_shift_bucket{le="1"} 1',
    ])
      expect(lines).toContain(line)
  })

  it('have a help, a type and only lines of the text format', () => {
    const name = '[a-z_]+'
    const line = new RegExp(
      `^(?:# HELP ${name} .+|# TYPE ${name} (?:counter|gauge|histogram)|${name}(?:\\{[^{}]+\\})? [\\d.e+-]+)$`,
    )
    for (const each of textAfter(request('page', 200, 1))
      .trim()
      .split('\n'))
      expect(each).toMatch(line)
  })
})

it('serves /metrics and nothing else on its own port', async () => {
  const server = createMetricsServer(() => 'up 1\n').listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
  const answer = await get('/metrics')
  expect([answer.status, await answer.text()]).toEqual([200, 'up 1\n'])
  expect((await get('/')).status).toBe(404)
  expect((await get('/metrics', 'POST')).status).toBe(404)
  server.closeAllConnections()
  server.close()
})
