import { exitCodes, meaningOf } from '../exit-code.ts'
import { latencyOf, slowOf } from '../runner/latency.ts'
import { harmOf, severe } from './harm.ts'
import { count, type RunReport } from './report.ts'
import { countsByStatus, traceFigures, tracedOf } from './requirement-trace.ts'
import { unreachedOperations } from './unreached-operations.ts'
import { kindsOf, factsOf, factLines, type FailureKind } from './failure-kinds.ts'

/** A text progress bar, `[████░░░░]`, of a width in characters. */
export function progressBar(done: number, total: number, width: number): string {
  const full = total === 0 ? 0 : Math.floor((done / total) * width)
  return `${'█'.repeat(full)}${'░'.repeat(width - full)}`
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
  const unreached = unreachedOperations(report.outcomes)
  const tested = new Set(
    report.outcomes
      .filter(
        ({ verdict, testCase }) => verdict !== 'not measured' && !unreached.has(testCase.operation),
      )
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
    `${tested} of ${report.operations} operations tested${unreached.size === 0 ? '' : `, ${unreached.size} not reached`}${skipped === 0 ? '' : `, ${skipped} skipped`}; ${report.requests} requests in ${report.seconds.toFixed(1)} s; seed ${report.seed}`,
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
    ...(report.chosen.includes('--max-time') ? ['the cases that --max-time left out'] : []),
  ]
  return `Exit ${report.exitCode}: ${meaningOf(report.exitCode)}${report.exitCode === exitCodes.conforms && but.length > 0 ? `, except for ${but.join(', ')}` : ''}.`
}
