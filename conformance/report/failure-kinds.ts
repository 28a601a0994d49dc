import type { Finding } from '../checks/check.ts'
import type { ShownValues } from '../checks/shown-values.ts'
import { ruleOf } from '../checks/rules.ts'
import { shownPlace } from '../contract/read-file.ts'
import type { CaseOutcome } from '../runner/outcome.ts'
import { byHarm } from './harm.ts'
import { replayLine, type RunReport } from './report.ts'

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
export function factsOf(kinds: readonly FailureKind[]): FailureKind[][] {
  return [...Map.groupBy(kinds, (kind) => `${kind.check} ${findingOf(kind)?.words ?? ''}`).values()]
}

const OPERATIONS = 3

export function factLines(report: RunReport, fact: readonly FailureKind[]): string[] {
  const [kind] = fact
  if (kind === undefined) return []
  const finding = findingOf(kind)
  const cases = fact.reduce((sum, each) => sum + each.cases.length, 0)
  const isSame = ({ findings }: CaseOutcome): boolean =>
    findings.some(({ check, words }) => check === kind.check && words === finding?.words)
  const first =
    kind.cases.find((each) => each.shrunk !== undefined && isSame(each)) ?? kind.cases[0]
  const names = fact.slice(0, OPERATIONS).map(({ operation }) => operation)
  const more = fact.length - names.length
  return [
    `✗ ${names.join(', ')}${more > 0 ? ` and ${more} more operations` : ''} ${kind.check}${cases > 1 ? ` (${cases} cases)` : ''}: ${finding?.words ?? ''}`,
    ...(finding?.values === undefined ? [] : [`    ${valuesLine(finding.values)}`]),
    ...(first?.shrunk === undefined ? [] : [`    ${first.shrunk}`]),
    `    ${finding === undefined ? '' : sourceOf(report, finding)} · ${first === undefined ? '' : replayLine(first, report)}`,
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
