import { createHash } from 'node:crypto'
import type { FileLocation } from '../../contract/read-file.ts'
import { ruleText } from '../../checks/explain-rule.ts'
import { ruleOf } from '../../checks/rules.ts'
import { harmOf } from '../harm.ts'
import { kindsOf, valuesLine } from '../failure-kinds.ts'
import type { RunReport } from '../report.ts'

/** A finding at a line of the contract. */
export interface ReportedFinding {
  readonly rule: string
  readonly level: 'error' | 'warning' | 'note'
  readonly words: string
  readonly place: FileLocation
  /** A JSON pointer into the OpenAPI document. */
  readonly pointer?: string
  /** Stable between runs. */
  readonly fingerprint: string
}

/** A stable hash of a finding, without line numbers. */
export function fingerprintOf(...about: readonly string[]): string {
  return createHash('sha256').update(about.join('\u0000')).digest('hex').slice(0, 16)
}

/** One finding for each kind of failure. */
export function failuresOf(report: RunReport): ReportedFinding[] {
  return kindsOf(report.outcomes).map(({ check, operation, cases }) => {
    const finding = cases[0]?.findings.find((each) => each.check === check)
    return {
      rule: check,
      level: 'error',
      words: `${operation}: ${finding?.words ?? ''}${finding?.values === undefined ? '' : `: ${valuesLine(finding.values)}`} (${cases.length} cases, first conform replay ${cases[0]?.testCase.id ?? ''})`,
      place: report.locate(finding?.promise ?? ''),
      fingerprint: fingerprintOf(check, operation),
    }
  })
}

/** A rule with its page, which code scanning shows. Rules of lint and diff have none. */
const describedRule = (id: string): object => {
  const its = ruleText(id)
  return its === undefined
    ? { id }
    : {
        id,
        shortDescription: { text: its.demands },
        help: { text: `${its.mend} Source: ${ruleOf(id).source}.` },
        properties: { tags: [ruleOf(id).group, harmOf(id)] },
      }
}

/** SARIF 2.1.0, for code scanning and editors. The notes of a run are notifications. */
export function sarifOf(found: readonly ReportedFinding[], notes: readonly string[] = []): string {
  const rules = [...new Set(found.map(({ rule }) => rule))]
  const results = found.map(
    ({ rule, level, words, place: { file, line, column }, pointer, fingerprint }) => ({
      ruleId: rule,
      ruleIndex: rules.indexOf(rule),
      level,
      message: { text: words },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: encodeURI(file.replaceAll('\\', '/')) },
            region: { startLine: line, startColumn: column },
          },
          ...(pointer === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: pointer }] }),
        },
      ],
      partialFingerprints: { 'conform/v1': fingerprint },
    }),
  )
  const driver = {
    name: 'conform',
    informationUri: 'https://www.npmjs.com/package/@portal/conform',
    rules: rules.map(describedRule),
  }
  const invocations = [
    {
      executionSuccessful: true,
      toolExecutionNotifications: notes.map((text) => ({ level: 'note', message: { text } })),
    },
  ]
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [{ tool: { driver }, ...(notes.length === 0 ? {} : { invocations }), results }] }, undefined, 2)}\n`
}
