import { shownPlace } from '../contract/read-file.ts'
import type { Outcome } from '../run/outcome.ts'
import { both, escapeHtml, words } from './html-text.ts'
import { replayLine, type Report } from './report.ts'
import { kindsOf } from './summary.ts'

/** Of each kind of failure so many cases are shown, and so many kinds. */
const CASES = 3
const KINDS = 200

const block = (text: string): string => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`

const againOf = (report: Report, outcome: Outcome): string => {
  const buf = report.bufCurlOf(outcome)
  return `<p lang="en">${escapeHtml(outcome.made.about)}</p>${block([report.curlOf(outcome), ...(buf === null ? [] : [buf]), replayLine(outcome, report)].join('\n'))}`
}

/** A card for each kind of failure: what is wrong, where it was promised, and how to see it again. */
export const failureCards = (report: Report): string => {
  const kinds = kindsOf(report.outcomes)
  if (kinds.length === 0) return `<p>${both(words.noFailures)}</p>`
  const cards = kinds.slice(0, KINDS).map(({ check, operation, cases }) => {
    const finding = cases[0]!.findings.find((each) => each.check === check)
    const more = cases.length > CASES ? `<p>${cases.length - CASES} ${both(words.more)}</p>` : ''
    return `<article class="card"><h3>${escapeHtml(operation)} · <code>${escapeHtml(check)}</code> · ${cases.length} ${both(words.cases)}</h3><p lang="en">${escapeHtml(finding?.words ?? '')}</p><p>${both(words.promise)} <code>${escapeHtml(shownPlace(report.locate(finding?.promise ?? '')))}</code></p><details><summary>${both(words.again)}</summary>${cases.slice(0, CASES).map((outcome) => againOf(report, outcome)).join('')}${more}</details></article>`
  })
  return `${cards.join('')}${kinds.length > KINDS ? `<p>${kinds.length - KINDS} ${both(words.moreKinds)}</p>` : ''}`
}

const countsOf = (outcomes: readonly Outcome[]): string => {
  const of = (verdict: string): number => outcomes.filter((each) => each.verdict === verdict).length
  const failed = of('failed')
  return `<span class="${failed > 0 ? 'no' : outcomes.length > 0 ? 'ok' : 'never'}">${failed > 0 ? '✗' : outcomes.length > 0 ? '✓' : '○'} ${of('passed')} ${both(words.passed)}${failed > 0 ? `, ${failed} ${both(words.failed)}` : ''}</span>`
}

/** The requirements that operations name, by area, with what was seen of each. */
export const requirementTree = (report: Report): string => {
  const byOperation = Map.groupBy(report.outcomes, ({ made }) => made.operation)
  const pairs = [...byOperation.keys()].flatMap((operation) => report.requirementsOf(operation).map((id) => ({ id, operation })))
  if (pairs.length === 0) return `<p>${both(words.noRequirements)}</p>`
  const areas = Map.groupBy(pairs.toSorted((a, b) => a.id.localeCompare(b.id, 'en')), ({ id }) => id.replace(/[-_.\d]+$/, ''))
  const outcomesOf = (own: readonly { operation: string }[]): Outcome[] => [...new Set(own.map(({ operation }) => operation))].flatMap((operation) => byOperation.get(operation) ?? [])
  return [...areas].map(([area, own]) => {
    const leaves = [...Map.groupBy(own, ({ id }) => id)].map(([id, each]) => `<li><details><summary>${escapeHtml(id)} ${countsOf(outcomesOf(each))}</summary><ul>${each.map(({ operation }) => `<li>${escapeHtml(operation)} ${countsOf(byOperation.get(operation) ?? [])}</li>`).join('')}</ul></details></li>`)
    return `<details><summary>${escapeHtml(area)} (${leaves.length}) ${countsOf(outcomesOf(own))}</summary><ul>${leaves.join('')}</ul></details>`
  }).join('')
}

/** The value below which this part of sorted values is (nearest rank). */
export const quantile = (sorted: readonly number[], part: number): number => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0

/** Latency by operation, of answers to valid requests; the first of each is left out, for it pays for what is cold. */
export const latencyTable = (report: Report): string => {
  const asked = Map.groupBy(report.outcomes.filter(({ made, status, millis }) => made.expects === 'accept' && status !== null && millis > 0), ({ made }) => made.operation)
  const rows = [...asked].map(([id, own]) => ({ id, sorted: own.slice(own.length > 1 ? 1 : 0).map(({ millis }) => millis).toSorted((a, b) => a - b) })).toSorted((a, b) => quantile(b.sorted, 0.95) - quantile(a.sorted, 0.95))
  const cells = (sorted: readonly number[]): string => [0.5, 0.95, 0.99, 1].map((part) => `<td>${quantile(sorted, part).toFixed(1)}</td>`).join('')
  return `<div class="scroll" tabindex="0" role="group" aria-labelledby="latency"><table><thead><tr><th scope="col">${both(words.operation)}</th><th scope="col">${both(words.samples)}</th><th scope="col">p50</th><th scope="col">p95</th><th scope="col">p99</th><th scope="col">${both(words.slowest)}</th></tr></thead><tbody>${rows.map(({ id, sorted }) => `<tr><th scope="row">${escapeHtml(id)}</th><td>${sorted.length}</td>${cells(sorted)}</tr>`).join('')}</tbody></table></div>`
}
