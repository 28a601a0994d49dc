import { bilingual, words } from './html-text.ts'
import { count, type RunReport } from '../report.ts'

export function countsOf(report: RunReport): string {
  return (
    [
      ['passed', words.passed],
      ['failed', words.failed],
      ['known', words.known],
      ['not measured', words.notMeasured],
      ['unsupported', words.unsupported],
    ] as const
  )
    .map(([verdict, text]) => `<li>${count(report, verdict)} ${bilingual(text)}</li>`)
    .join('')
}
