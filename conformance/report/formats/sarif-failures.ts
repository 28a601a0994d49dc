import { createHash } from 'node:crypto'
import type { FileLocation } from '../../contract/read-file.ts'
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
