import { shownPlace } from '../../contract/read-file.ts'
import type { CaseOutcome } from '../../runner/outcome.ts'
import { count, replayLine, type RunReport } from '../report.ts'
import { valuesLine } from '../failure-kinds.ts'
import { escapeXml } from './escape-xml.ts'

const property = (name: string, value: string): string =>
  `<property name="${escapeXml(name)}" value="${escapeXml(value)}"/>`

const inner = (report: RunReport, outcome: CaseOutcome): string => {
  if (outcome.verdict !== 'failed' && outcome.verdict !== 'passed')
    return `<skipped message="${escapeXml(`${outcome.verdict}: ${outcome.reason ?? ''}`)}"/>`
  if (outcome.verdict === 'passed') return ''
  const [first] = outcome.findings
  const lines = outcome.findings.map(
    ({ check, words, promise, values }) =>
      `${check}: ${words}${values === undefined ? '' : `\n  ${valuesLine(values)}`}\n  contract: ${shownPlace(report.locate(promise))}`,
  )
  return `<failure type="${escapeXml(first?.check ?? '')}" message="${escapeXml(first?.words ?? '')}">${escapeXml([...lines, ...(outcome.shrunk === undefined ? [] : [outcome.shrunk]), report.curlOf(outcome), replayLine(outcome, report)].join('\n'))}</failure>`
}

const caseOf = (report: RunReport, outcome: CaseOutcome): string => {
  const { testCase } = outcome
  const properties = [
    property('case', testCase.id),
    property('seed', String(testCase.seed)),
    property('phase', testCase.phase),
    ...report.requirementsOf(testCase.operation).map((id) => property('requirement', id)),
  ]
  return `<testcase classname="${escapeXml(testCase.operation)}" name="${escapeXml(testCase.name)}" time="${(outcome.millis / 1_000).toFixed(3)}"><properties>${properties.join('')}</properties>${inner(report, outcome)}</testcase>`
}

/** JUnit XML with one suite for each operation. A known failure is skipped with its reason. */
export function junitOf(report: RunReport): string {
  const suites = [...Map.groupBy(report.outcomes, ({ testCase }) => testCase.operation)].map(
    ([operation, outcomes]) => {
      const of = { outcomes }
      return `<testsuite name="${escapeXml(operation)}" tests="${outcomes.length}" failures="${count(of, 'failed')}" skipped="${count(of, 'known') + count(of, 'not measured') + count(of, 'unsupported')}" errors="0">\n${outcomes.map((outcome) => caseOf(report, outcome)).join('\n')}\n</testsuite>`
    },
  )
  const partial =
    report.partial === null
      ? []
      : [
          `<testsuite name="the run" tests="1" failures="0" skipped="0" errors="1"><testcase classname="the run" name="is complete"><error message="${escapeXml(report.partial)}"/></testcase></testsuite>`,
        ]
  const notes =
    report.notes.length === 0
      ? []
      : [
          `<testsuite name="notes" tests="0" failures="0" skipped="0" errors="0"><system-out>${escapeXml(report.notes.join('\n'))}</system-out></testsuite>`,
        ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conform" tests="${report.outcomes.length + partial.length}" failures="${count(report, 'failed')}" errors="${partial.length}">\n${[...suites, ...partial, ...notes].join('\n')}\n</testsuites>\n`
}
