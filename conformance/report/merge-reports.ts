import { exitCodes, ExitError } from '../exit-code.ts'
import { canonical } from '../contract/json.ts'
import { latencyOf, latencyOutcomes, slowOf } from '../runner/latency.ts'
import { timedTogether } from '../runner/timed-cases.ts'
import type { CaseOutcome } from '../runner/outcome.ts'
import type { RunReport } from './report.ts'
import { registryJson } from './requirement-trace.ts'

const one = <T>(reports: readonly RunReport[], what: string, of: (report: RunReport) => T): T => {
  const [first] = reports
  const value = of(first!)
  if (reports.some((report) => of(report) !== value))
    throw new ExitError('usage', `cannot merge reports with different ${what}`)
  return value
}

/** The missing shards as a message. A report without a shard is a whole run. */
const missingOf = (reports: readonly RunReport[]): string | null => {
  const parts = reports.flatMap(({ part }) => part ?? [])
  if (parts.length === 0) return null
  const of = Number(parts[0]!.split('/')[1])
  if (parts.length !== reports.length || parts.some((part) => Number(part.split('/')[1]) !== of))
    throw new ExitError('usage', 'cannot merge reports that are not shards of one run')
  const missing = Array.from({ length: of }, (_, index) => `${index + 1}/${of}`).filter(
    (part) => !parts.includes(part),
  )
  return missing.length === 0 ? null : `missing shards: ${missing.join(', ')}`
}

/** Exit codes by precedence, highest first. */
const order: readonly number[] = [
  exitCodes.harness,
  exitCodes.usage,
  exitCodes.contract,
  exitCodes.interrupted,
  exitCodes.environment,
  exitCodes.login,
  exitCodes.nonConformity,
  exitCodes.breaking,
  exitCodes.threshold,
  exitCodes.staleKnownFailing,
]

const isTiming = ({ testCase }: CaseOutcome): boolean => testCase.phase === 'timing'

/** The exit code of a shard without latency failures, which only all shards together can decide. */
const codeWithoutTiming = ({ exitCode, outcomes, stale }: RunReport): number => {
  if (
    exitCode !== exitCodes.nonConformity ||
    outcomes.some((outcome) => outcome.verdict === 'failed' && !isTiming(outcome))
  )
    return exitCode
  return stale ? exitCodes.staleKnownFailing : exitCodes.conforms
}

/** Merges the reports of all shards of a run. Missing or partial shards make it partial. */
export function mergeReports(reports: readonly RunReport[]): RunReport {
  if (reports.length === 0) throw new ExitError('usage', 'no report to merge')
  one(reports, 'contracts', ({ contract }) => contract.hash)
  one(reports, 'seeds', ({ seed }) => seed)
  one(reports, 'choices of cases', ({ chosen }) => chosen)
  one(reports, 'requirements', ({ registry }) =>
    registry === undefined ? '' : canonical(registryJson(registry, [])),
  )
  one(reports, 'rules for latency (--enforce-latency)', ({ enforcesLatency }) => enforcesLatency)
  const holders = new Map<CaseOutcome, RunReport>(
    reports.flatMap((report) =>
      report.outcomes
        .filter((outcome) => !isTiming(outcome))
        .map((outcome): [CaseOutcome, RunReport] => [outcome, report]),
    ),
  )
  const of = (outcome: CaseOutcome): RunReport => holders.get(outcome)!
  const outcomes = [...holders.keys()].toSorted((a, b) => of(a).placeOf(a) - of(b).placeOf(b))
  const twice = outcomes.find(
    ({ testCase }, index) => testCase.name === outcomes[index + 1]?.testCase.name,
  )
  if (twice !== undefined) throw new ExitError('usage', 'cannot merge reports with the same case')
  const missing = missingOf(reports)
  const partial = [
    ...new Set(
      [missing, ...reports.map((report) => report.partial)].filter((each) => each !== null),
    ),
  ]
  const [first] = reports
  const requirements = (id: string): readonly string[] =>
    reports.map(({ requirementsOf }) => requirementsOf(id)).find((ids) => ids.length > 0) ?? []
  const places = new Map(
    outcomes.flatMap((outcome) =>
      outcome.findings.map(({ promise }): [string, RunReport] => [promise, of(outcome)]),
    ),
  )
  const timed = timedTogether(reports.map((report) => report.timed))
  const late = first!.enforcesLatency
    ? latencyOutcomes(timed, outcomes, slowOf(latencyOf(timed)))
    : []
  const codes = [
    ...reports.map(codeWithoutTiming),
    ...(late.length > 0 ? [exitCodes.nonConformity] : []),
  ]
  return {
    ...first!,
    started: reports.map(({ started }) => started).toSorted()[0]!,
    seconds: Math.max(...reports.map(({ seconds }) => seconds)),
    requests: reports.reduce((sum, report) => sum + report.requests, 0),
    outcomes: [...outcomes, ...late],
    timed,
    stale: reports.some(({ stale }) => stale),
    partial: partial.length === 0 ? null : partial.join('; '),
    notes: [...new Set(reports.flatMap(({ notes }) => notes))].filter(
      (note) => note !== 'this shard has no cases',
    ),
    exitCode:
      missing === null
        ? (order.find((code) => codes.includes(code)) ?? exitCodes.conforms)
        : exitCodes.environment,
    part: null,
    requirementsOf: requirements,
    locate: (pointer) =>
      (
        places.get(pointer) ??
        reports.find((report) => report.timed.some(({ promise }) => promise === pointer)) ??
        first!
      ).locate(pointer),
    curlOf: (outcome) => holders.get(outcome)?.curlOf(outcome) ?? '',
    bufCurlOf: (outcome) => holders.get(outcome)?.bufCurlOf(outcome) ?? null,
    placeOf: (outcome) => holders.get(outcome)?.placeOf(outcome) ?? 0,
  }
}
