import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createEdgeMetrics } from './edge-metrics.ts'

interface Rule {
  readonly alert?: string
  readonly record?: string
  readonly expr: string
  readonly for?: string
  readonly labels?: { readonly severity: string }
  readonly annotations?: { readonly summary: string; readonly runbook_url: string }
}
const rulesOf = (file: string): readonly Rule[] =>
  (
    parse(readFileSync(`deploy/monitoring/${file}`, 'utf8')) as {
      groups: { rules: readonly Rule[] }[]
    }
  ).groups.flatMap(({ rules }) => rules)
const causes = rulesOf('alerts.yaml')
const objectives = rulesOf('slo.yaml')
const rules = [...causes, ...objectives]
const alerts = rules.filter(({ alert }) => alert !== undefined)
const dashboard = readFileSync('deploy/monitoring/dashboard.json', 'utf8')

const metrics = createEdgeMetrics()
metrics.count({ method: 'GET', route: 'page', status: 200, ms: 1 })
metrics.count({ event: 'client-error', kind: 'TypeError' })
metrics.countSecurity({ event: 'sign-in', outcome: 'success' } as never)
const text = metrics.text({
  running: () => 0,
  waiting: () => 0,
  streams: () => 0,
  openBreakers: () => 0,
  retries: () => 0,
})
/** Each series of `/metrics` with its labels. */
const series = new Map<string, Set<string>>([['up', new Set(['job'])]])
const bounds = new Set<string>()
for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_]+)(?:\{(.+)\})? /gm)) {
  const known = series.get(name) ?? new Set(['job'])
  series.set(name, known)
  for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
    known.add(label)
    if (label === 'le') bounds.add(`${name} ${value}`)
  }
}
const recorded = objectives.flatMap(({ record }) => record ?? [])
const functions = new Set([
  'sum',
  'max',
  'rate',
  'increase',
  'histogram_quantile',
  'topk',
  'by',
  'or',
  'and',
])

/** What is wrong with an expression, as promtool would say and where it does not look. */
function faultsOf(expr: string): string[] {
  const bare = expr.replaceAll(/"[^"]*"/g, '""')
  const faults: string[] = []
  for (const [open, close] of ['()', '{}', '[]'].map((pair) => [...pair] as [string, string]))
    if (bare.split(open).length !== bare.split(close).length)
      faults.push(`${open} without ${close}`)
  for (const [, range = ''] of bare.matchAll(/\[([^\]]*)\]/g))
    if (!/^\d+[smhd]$/.test(range)) faults.push(`range ${range}`)
  for (const [, called = ''] of bare.matchAll(/\b([a-z_]+) ?\(/g))
    if (!functions.has(called)) faults.push(`function ${called}`)
  for (const [name] of bare.matchAll(/\b(?:portal|process)_[a-z_]+|\bup\b/g))
    if (!series.has(name)) faults.push(`no metric ${name}`)
  for (const [name] of bare.matchAll(/\bslo:[a-z_:0-9]+/g))
    if (!recorded.includes(name)) faults.push(`no record ${name}`)
  for (const [, name = '', selector = ''] of expr.matchAll(/([a-z_]+)\{([^}]*)\}/g))
    for (const [, label = '', value = ''] of selector.matchAll(/(\w+)[!=]?[=~]+"([^"]*)"/g)) {
      if (!series.get(name)?.has(label)) faults.push(`${name} has no label ${label}`)
      if (label === 'le' && !bounds.has(`${name} ${value}`)) faults.push(`${name} le ${value}`)
    }
  return faults
}

describe('rules of Prometheus', () => {
  it.each(rules.map((rule) => [rule.alert ?? rule.record ?? '', rule.expr]))('%s', (_, expr) =>
    expect(faultsOf(expr)).toEqual([]),
  )

  it.each([
    ['sum(rate(portal_requests_total[5m])', '( without )'],
    ['rate(portal_requests_total[5 m])', 'range 5 m'],
    ['summ(portal_streams)', 'function summ'],
    ['portal_streems > 1', 'no metric portal_streems'],
    ['slo:calls_failed:ratio_rate2h > 1', 'no record slo:calls_failed:ratio_rate2h'],
    ['portal_requests_total{rout="page"}', 'portal_requests_total has no label rout'],
    ['portal_request_seconds_bucket{le="2"}', 'portal_request_seconds_bucket le 2'],
  ])('would be refused: %s', (expr, fault) => expect(faultsOf(expr)).toEqual([fault]))

  it('are what the dashboard draws from', () => {
    const names = dashboard.match(/\b(?:portal|process)_[a-z_]+/g) ?? []
    expect(names.filter((name) => !series.has(name))).toEqual([])
    expect(JSON.parse(dashboard)).toMatchObject({ title: expect.any(String) as unknown })
  })

  it('are recorded once and used', () => {
    expect(new Set(recorded).size).toBe(recorded.length)
    const used = alerts.map(({ expr }) => expr).join(' ')
    expect(recorded.filter((name) => !new RegExp(`${name}\\b`).test(used))).toEqual([])
  })
})

describe('alerts', () => {
  it('each have a section on the page for the night on call', () => {
    const sections = readFileSync('docs/on-call.md', 'utf8').match(/(?<=^## )\w+$/gm) ?? []
    expect([...new Set(alerts.map(({ alert }) => alert))]).toEqual(sections)
    for (const { alert = '', annotations, labels } of alerts) {
      expect(annotations?.runbook_url).toBe(`docs/on-call.md#${alert.toLowerCase()}`)
      expect(annotations?.summary).toMatch(/\.$/)
      expect(['page', 'ticket']).toContain(labels?.severity)
    }
  })

  it('on budgets ask both windows of docs/slo.md, with its objectives', () => {
    const page = readFileSync('docs/slo.md', 'utf8')
    const objectivesOf = [...page.matchAll(/\| ([\d.]+) % +\| `slo:(\w+)`/g)]
    expect(objectivesOf).toHaveLength(5)
    const burns = [
      ...page.matchAll(/^\| (page|ticket) +\| ([\d.]+) +\| (\d+) (\w+) +\| (\d+) (\w+)/gm),
    ]
    expect(burns).toHaveLength(3)
    const all = objectives.map(({ expr, labels }) => `${labels?.severity} ${expr}`)
    for (const [, share = '', name = ''] of objectivesOf) {
      const budget = Number(((100 - Number(share)) / 100).toFixed(6))
      if (name === 'paint_slow') {
        expect(all).toContain(`ticket slo:paint_slow:ratio_rate1d > ${budget}`)
        continue
      }
      for (const [, severity = '', factor, long, longUnit = '', short, shortUnit = ''] of burns) {
        const over = (window: string): string =>
          `slo:${name}:ratio_rate${window} > ${factor} * ${budget}`
        const wanted = `${over(`${long}${longUnit[0]}`)} and ${over(`${short}${shortUnit[0]}`)}`
        const holds = all.filter((each) => each.startsWith(severity) && each.includes(wanted))
        expect(holds, `${name} ${factor}`).toHaveLength(1)
      }
    }
  })
})
