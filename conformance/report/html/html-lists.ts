import { latencyOf } from '../../runner/latency.ts'
import type { Finding } from '../../checks/check.ts'
import { numbered } from '../masked-shape.ts'
import type { CaseOutcome } from '../../runner/outcome.ts'
import { bilingual, escapeHtml, statusWords, words } from './html-text.ts'
import { replayLine, type RunReport } from '../report.ts'
import type { TracedRequirement, TraceStatus } from '../requirements.ts'
import { kindsOf, sourceOf } from '../failure-kinds.ts'
import { tracedOf, type RequirementRegistry } from '../requirement-trace.ts'

/** The maximum number of cases of each kind, and of kinds. */
const CASES = 3
const KINDS = 200

const block = (text: string): string => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`

const againOf = (report: RunReport, outcome: CaseOutcome): string => {
  const buf = report.bufCurlOf(outcome)
  const about = [outcome.testCase.about, ...(outcome.shrunk === undefined ? [] : [outcome.shrunk])]
  return `<p lang="en">${escapeHtml(about.join('; '))}</p>${block([report.curlOf(outcome), ...(buf === null ? [] : [buf]), replayLine(outcome, report)].join('\n'))}`
}

const valuesTable = (finding: Finding | undefined): string =>
  finding?.values === undefined
    ? ''
    : `<table><thead><tr><th scope="col">${bilingual(words.expected)}</th><th scope="col">${bilingual(words.actual)}</th></tr></thead><tbody><tr><td><code>${escapeHtml(finding.values.expected)}</code></td><td><code>${escapeHtml(finding.values.actual)}</code></td></tr></tbody></table>`

const responseOf = ({ status, shape }: CaseOutcome): string =>
  shape === undefined
    ? ''
    : `<p>${bilingual(words.response)} ${status ?? ''}</p>${block(numbered()(shape))}`

/** A card for each kind of failure: message, contract location, and lines to reproduce it. */
export function failureCards(report: RunReport): string {
  const kinds = kindsOf(report.outcomes)
  if (kinds.length === 0) return `<p>${bilingual(words.noFailures)}</p>`
  const cards = kinds.slice(0, KINDS).map(({ check, operation, cases }) => {
    const finding = cases[0]!.findings.find((each) => each.check === check)
    const more =
      cases.length > CASES ? `<p>${cases.length - CASES} ${bilingual(words.more)}</p>` : ''
    return `<article class="card"><h3>${escapeHtml(operation)} · <code>${escapeHtml(check)}</code> · ${cases.length} ${bilingual(words.cases)}</h3><p lang="en">${escapeHtml(finding?.words ?? '')}</p>${valuesTable(finding)}${responseOf(cases[0]!)}<p>${bilingual(words.promise)} <code>${escapeHtml(finding === undefined ? '' : sourceOf(report, finding))}</code></p><details><summary>${bilingual(words.again)}</summary>${cases
      .slice(0, CASES)
      .map((outcome) => againOf(report, outcome))
      .join('')}${more}</details></article>`
  })
  return `${cards.join('')}${kinds.length > KINDS ? `<p>${kinds.length - KINDS} ${bilingual(words.moreKinds)}</p>` : ''}`
}

const countsOf = (outcomes: readonly CaseOutcome[]): string => {
  const of = (verdict: string): number => outcomes.filter((each) => each.verdict === verdict).length
  const failed = of('failed')
  return `<span class="${failed > 0 ? 'no' : outcomes.length > 0 ? 'ok' : 'never'}">${failed > 0 ? '✗' : outcomes.length > 0 ? '✓' : '○'} ${of('passed')} ${bilingual(words.passed)}${failed > 0 ? `, ${failed} ${bilingual(words.failed)}` : ''}</span>`
}

const areaOf = (id: string): string => id.replace(/[-_.\d]+$/, '')

const signs: Readonly<Record<TraceStatus, string>> = {
  tested: 'ok">✓',
  failing: 'no">✗',
  'not measured': 'odd">!',
  untested: 'odd">○',
  untracked: 'odd">!',
  excluded: 'never">–',
  attested: 'never">–',
  'not scored': 'never">–',
}

/** The requirements of a registry by area, with their texts and results. */
const registryTree = (registry: RequirementRegistry, outcomes: readonly CaseOutcome[]): string => {
  const texts = new Map(registry.rows.map(({ id, text }) => [id, text]))
  const leaf = ({ id, status, operations, cases, reason }: TracedRequirement): string =>
    `<li><span class="${signs[status]} ${bilingual(statusWords[status])}</span> ${escapeHtml(id)} <span lang="en">${escapeHtml(texts.get(id) ?? '')}${reason === undefined ? '' : ` (${escapeHtml(reason)})`}</span>${operations.length === 0 ? '' : ` · ${escapeHtml(operations.join(', '))}`}${cases === 0 ? '' : ` · ${cases} ${bilingual(words.cases)}`}</li>`
  return [
    ...Map.groupBy(
      tracedOf(registry, outcomes).toSorted((a, b) => a.id.localeCompare(b.id, 'en')),
      ({ id }) => areaOf(id),
    ),
  ]
    .map(([area, rows]) => {
      const counts = [...Map.groupBy(rows, ({ status }) => status)].map(
        ([status, all]) =>
          `<span class="${signs[status]} ${all.length} ${bilingual(statusWords[status])}</span>`,
      )
      return `<details${rows.some(({ status }) => status === 'failing') ? ' open' : ''}><summary>${escapeHtml(area)} (${rows.length}) ${counts.join(' ')}</summary><ul>${rows.map(leaf).join('')}</ul></details>`
    })
    .join('')
}

/** The requirements that operations name, by area, with their results. */
export function requirementTree(report: RunReport): string {
  if (report.registry !== undefined) return registryTree(report.registry, report.outcomes)
  const byOperation = Map.groupBy(report.outcomes, ({ testCase }) => testCase.operation)
  const pairs = [...byOperation.keys()].flatMap((operation) =>
    report.requirementsOf(operation).map((id) => ({ id, operation })),
  )
  if (pairs.length === 0) return `<p>${bilingual(words.noRequirements)}</p>`
  const areas = Map.groupBy(
    pairs.toSorted((a, b) => a.id.localeCompare(b.id, 'en')),
    ({ id }) => areaOf(id),
  )
  const outcomesOf = (own: readonly { operation: string }[]): CaseOutcome[] =>
    [...new Set(own.map(({ operation }) => operation))].flatMap(
      (operation) => byOperation.get(operation) ?? [],
    )
  return [...areas]
    .map(([area, own]) => {
      const leaves = [...Map.groupBy(own, ({ id }) => id)].map(
        ([id, each]) =>
          `<li><details><summary>${escapeHtml(id)} ${countsOf(outcomesOf(each))}</summary><ul>${each.map(({ operation }) => `<li>${escapeHtml(operation)} ${countsOf(byOperation.get(operation) ?? [])}</li>`).join('')}</ul></details></li>`,
      )
      return `<details><summary>${escapeHtml(area)} (${leaves.length}) ${countsOf(outcomesOf(own))}</summary><ul>${leaves.join('')}</ul></details>`
    })
    .join('')
}

/** Latency by operation, the slowest first, as in report.json. */
export function latencyTable(report: RunReport): string {
  const rows = latencyOf(report.timed).toSorted((a, b) => b.p95 - a.p95)
  if (rows.length === 0) return `<p>${bilingual(words.noLatency)}</p>`
  const cells = (times: readonly number[]): string =>
    times.map((millis) => `<td>${millis.toFixed(1)}</td>`).join('')
  const heads = [
    bilingual(words.operation),
    bilingual(words.samples),
    'p50',
    'p95',
    'p99',
    bilingual(words.slowest),
    bilingual(words.budget),
  ]
  return `<div class="scroll" tabindex="0" role="group" aria-labelledby="latency"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.map(({ operation, samples, p50, p95, p99, max, budget }) => `<tr><th scope="row">${escapeHtml(operation)}</th><td>${samples}</td>${cells([p50, p95, p99, max])}<td${budget !== null && p95 > budget ? ' class="odd"' : ''}>${budget === null ? '–' : `${p95 > budget ? '! ' : ''}${budget}`}</td></tr>`).join('')}</tbody></table></div>`
}
