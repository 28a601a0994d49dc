import { kindsOf } from '../failure-kinds.ts'
import type { RunReport } from '../report.ts'

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapedProperty = (text: string): string =>
  escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** GitHub shows ten errors of a step; the reports have all. */
const MOST = 10

/** GitHub workflow commands that annotate each kind of failure at its line of the contract. */
export function annotationsOf(report: RunReport): string {
  const partial =
    report.partial === null
      ? []
      : [`::error title=${escapedProperty('the run is partial')}::${escaped(report.partial)}`]
  const kinds = kindsOf(report.outcomes)
    .slice(0, MOST - partial.length)
    .map(({ check, operation, cases }) => {
      const [first] = cases
      const finding = first?.findings.find((each) => each.check === check)
      const { file, line, column } = report.locate(finding?.promise ?? '')
      return `::error file=${escapedProperty(file)},line=${line},col=${column},title=${escapedProperty(`${operation} ${check}`)}::${escaped(`${finding?.words ?? ''} (${cases.length} cases; conform replay ${first?.testCase.id ?? ''})`)}`
    })
  return [...partial, ...kinds].map((line) => `${line}\n`).join('')
}
