import { exitCodes, meaningOf } from '../exit-code.ts'
import type { Finding } from '../checks/check.ts'
import { ruleOf } from '../checks/rules.ts'
import { shownPlace } from '../contract/read-file.ts'
import { latencyOf, slowOf } from '../runner/latency.ts'
import type { CaseOutcome } from '../runner/outcome.ts'
import { count, replayLine, type RunReport } from './report.ts'
import { countsByStatus, traceFigures, tracedOf } from './requirement-trace.ts'

/** A text progress bar, `[████░░░░]`, of a width in characters. */
export function progressBar(done: number, total: number, width: number): string {
  const full = total === 0 ? 0 : Math.floor((done / total) * width)
  return `${'█'.repeat(full)}${'░'.repeat(width - full)}`
}

/** Groups failures by check and operation, the largest group first. */
export function kindsOf(
  outcomes: readonly CaseOutcome[],
): { check: string; operation: string; cases: CaseOutcome[] }[] {
  const failed = outcomes.filter(({ verdict }) => verdict === 'failed')
  const pairs = failed.flatMap((outcome) =>
    [...new Set(outcome.findings.map(({ check }) => check))].map((check) => ({ check, outcome })),
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
    .sort((a, b) => b.cases.length - a.cases.length)
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
  const kinds = kindsOf(report.outcomes)
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
    `${tested} of ${report.operations} operations tested${skipped === 0 ? '' : `, ${skipped} skipped by the target file`}; ${report.requests} requests in ${report.seconds.toFixed(1)} s; seed ${report.seed}`,
    ...reasons,
    ...unsupported,
    ...kinds.slice(0, SHOWN).flatMap(({ check, operation, cases }) => {
      const [first] = cases
      const finding = first?.findings.find((each) => each.check === check)
      return [
        `✗ ${operation} ${check}${cases.length > 1 ? ` (${cases.length} cases)` : ''}: ${finding?.words ?? ''}`,
        `    ${finding === undefined ? '' : sourceOf(report, finding)} · ${first === undefined ? '' : replayLine(first, report)}`,
      ]
    }),
    ...(kinds.length > SHOWN
      ? [`  and ${kinds.length - SHOWN} more kinds of failure in the reports`]
      : []),
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
