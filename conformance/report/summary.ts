import { exitCodes, meaningOf } from '../exit-code.ts'
import type { Finding } from '../checks/check.ts'
import type { ShownValues } from '../checks/shown-values.ts'
import { ruleOf } from '../checks/rules.ts'
import { shownPlace } from '../contract/read-file.ts'
import { latencyOf, slowOf } from '../runner/latency.ts'
import type { CaseOutcome } from '../runner/outcome.ts'
import { byHarm, harmOf, severe } from './harm.ts'
import { count, replayLine, type RunReport } from './report.ts'
import { countsByStatus, traceFigures, tracedOf } from './requirement-trace.ts'

/** A text progress bar, `[████░░░░]`, of a width in characters. */
export function progressBar(done: number, total: number, width: number): string {
  const full = total === 0 ? 0 : Math.floor((done / total) * width)
  return `${'█'.repeat(full)}${'░'.repeat(width - full)}`
}

/** The failures of one check at one operation. */
export interface FailureKind {
  readonly check: string
  readonly operation: string
  readonly cases: readonly CaseOutcome[]
}

/** Groups failures by check and operation: the most harmful first, then the largest group. */
export function kindsOf(outcomes: readonly CaseOutcome[]): FailureKind[] {
  const failed = outcomes.filter(({ verdict }) => verdict === 'failed')
  const pairs = failed.flatMap((outcome) =>
    [
      ...new Set(outcome.findings.filter(({ warns }) => warns !== true).map(({ check }) => check)),
    ].map((check) => ({ check, outcome })),
  )
  return [
    ...Map.groupBy(
      pairs,
      ({ check, outcome }) => `${check} ${outcome.testCase.operation}`,
    ).values(),
  ]
    .map((group) => ({
      check: group[0]!.check,
      operation: group[0]!.outcome.testCase.operation,
      cases: group.map(({ outcome }) => outcome),
    }))
    .sort((a, b) => byHarm(a.check, b.check) || b.cases.length - a.cases.length)
}

/** What was expected and what came, in one line. */
export function valuesLine({ expected, actual }: ShownValues): string {
  return `expected ${expected} · got ${actual}`
}

const findingOf = ({ check, cases }: FailureKind): Finding | undefined =>
  cases[0]?.findings.find((each) => each.check === check)

/** Kinds that say the same of several operations, such as one undocumented status. */
const factsOf = (kinds: readonly FailureKind[]): FailureKind[][] => [
  ...Map.groupBy(kinds, (kind) => `${kind.check} ${findingOf(kind)?.words ?? ''}`).values(),
]

const OPERATIONS = 3

const factLines = (report: RunReport, fact: readonly FailureKind[]): string[] => {
  const [kind] = fact
  if (kind === undefined) return []
  const finding = findingOf(kind)
  const cases = fact.reduce((sum, each) => sum + each.cases.length, 0)
  const [first] = kind.cases
  const names = fact.slice(0, OPERATIONS).map(({ operation }) => operation)
  const more = fact.length - names.length
  return [
    `✗ ${names.join(', ')}${more > 0 ? ` and ${more} more operations` : ''} ${kind.check}${cases > 1 ? ` (${cases} cases)` : ''}: ${finding?.words ?? ''}`,
    ...(finding?.values === undefined ? [] : [`    ${valuesLine(finding.values)}`]),
    `    ${finding === undefined ? '' : sourceOf(report, finding)} · ${first === undefined ? '' : replayLine(first, report)}`,
  ]
}

/** All severe facts, and the first of the others. */
const failureLines = (report: RunReport): string[] => {
  const facts = factsOf(kindsOf(report.outcomes))
  const isSevere = ([kind]: readonly FailureKind[]): boolean =>
    kind !== undefined && severe.has(harmOf(kind.check))
  const shown = Math.max(SHOWN, facts.filter(isSevere).length)
  return [
    ...facts.slice(0, shown).flatMap((fact) => factLines(report, fact)),
    ...(facts.length > shown
      ? [`  and ${facts.length - shown} more kinds of failure in the reports`]
      : []),
  ]
}

/**
 * Where a finding is promised: a place of the contract, or the rule that no contract states and the
 * operation.
 */
export function sourceOf(
  { locate }: Pick<RunReport, 'locate'>,
  { check, promise }: Finding,
): string {
  const { group, source } = ruleOf(check)
  const place = shownPlace(locate(promise))
  return group === 'contract' ? place : `${group} rule, ${source}, at ${place}`
}

const SHOWN = 8

/** The summary lines of the requirements. */
const requirementLines = ({ registry, outcomes }: RunReport): string[] => {
  if (registry === undefined) return []
  const rows = tracedOf(registry, outcomes)
  const failing = rows.filter(({ status }) => status === 'failing')
  return [
    `requirements of ${registry.given}: ${countsByStatus(rows)}; tested ${traceFigures(rows, registry.named).requirements} % of the requirements that a server can show`,
    ...failing
      .slice(0, SHOWN)
      .map(({ id }) => `  ✗ ${id} ${registry.rows.find((row) => row.id === id)?.text ?? ''}`),
    ...(failing.length > SHOWN
      ? [`  and ${failing.length - SHOWN} more failing requirements in the reports`]
      : []),
  ]
}

/** The terminal summary of a run. */
export function summaryOf(report: RunReport): string {
  const passed = count(report, 'passed')
  const total = report.outcomes.length
  const skipped = Object.keys(report.skipped).length
  const tested = new Set(
    report.outcomes
      .filter(({ verdict }) => verdict !== 'not measured')
      .map(({ testCase }) => testCase.operation),
  ).size
  const unmeasured = report.outcomes.filter(({ verdict }) => verdict === 'not measured')
  const reasons = [...Map.groupBy(unmeasured, ({ reason }) => reason ?? '')].map(
    ([reason, cases]) => `  ${cases.length} not measured: ${reason}`,
  )
  const unsupported = [
    ...Map.groupBy(
      report.outcomes.filter(({ verdict }) => verdict === 'unsupported'),
      ({ reason }) => reason ?? '',
    ),
  ].map(([reason, cases]) => `  ${cases.length} unsupported: ${reason}`)
  const lines = [
    `${report.contract.title} ${report.contract.version} against ${report.target}`,
    `${progressBar(passed, total, 40)} ${passed} of ${total} cases passed, ${count(report, 'failed')} failed, ${count(report, 'known')} known, ${unmeasured.length} not measured, ${count(report, 'unsupported')} unsupported`,
    `${tested} of ${report.operations} operations tested${skipped === 0 ? '' : `, ${skipped} skipped`}; ${report.requests} requests in ${report.seconds.toFixed(1)} s; seed ${report.seed}`,
    ...reasons,
    ...unsupported,
    ...failureLines(report),
    ...slowOf(latencyOf(report.timed))
      .slice(0, SHOWN)
      .map(({ operation, check, words }) => `~ ${operation} ${check}: ${words}`),
    ...requirementLines(report),
    ...report.notes.map((note) => `! ${note}`),
    ...(report.partial === null ? [] : [`PARTIAL: ${report.partial}`]),
  ]
  return `${lines.join('\n')}\n`
}

/** The last line of a run: its exit code, and what a 0 leaves out. */
export function endOf(report: RunReport): string {
  const [known, unsupported, skipped] = [
    count(report, 'known'),
    count(report, 'unsupported'),
    Object.keys(report.skipped).length,
  ]
  const but = [
    ...(known > 0 ? [`${known} known failures`] : []),
    ...(unsupported > 0 ? [`${unsupported} unsupported cases`] : []),
    ...(skipped > 0 ? [`${skipped} skipped operations`] : []),
  ]
  return `Exit ${report.exitCode}: ${meaningOf(report.exitCode)}${report.exitCode === exitCodes.conforms && but.length > 0 ? `, except for ${but.join(', ')}` : ''}.`
}
