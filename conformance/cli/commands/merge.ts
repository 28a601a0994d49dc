import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { annotationsOf } from '../../report/formats/annotations.ts'
import { mergeReports } from '../../report/merge-reports.ts'
import { readReport } from '../../report/read-report.ts'
import { endOf, summaryOf } from '../../report/summary.ts'
import { exitWith, missedFigures, wantedOf } from '../../report/requirement-trace.ts'
import { writeReports } from '../../report/write-reports.ts'
import { ExitError } from '../../exit-code.ts'
import type { CliOptions } from '../options.ts'

/** The report.json that a file or a folder of a run is. */
export function reportFile(given: string): string {
  const file =
    existsSync(given) && statSync(given).isDirectory() ? join(given, 'report.json') : given
  if (!existsSync(file)) throw new ExitError('usage', `${file} is not there`)
  return file
}

/** Makes one report of those of all parts of a run. Ends as the run would have. */
export async function merge(options: CliOptions): Promise<number> {
  if (options.positionals.length === 0)
    throw new ExitError('usage', 'merge needs the folders, or the report.json files, of the parts')
  const whole = mergeReports(options.positionals.map((given) => readReport(reportFile(given))))
  const { lines, causes } = missedFigures(
    whole.registry,
    whole.outcomes,
    wantedOf(options.min, whole.registry !== undefined),
  )
  const report = {
    ...whole,
    notes: [...whole.notes, ...lines],
    exitCode: exitWith(whole.exitCode, causes),
  }
  // What was secret was taken out when the parts were written.
  writeReports(options.out, report, (text) => text)
  if (options.github) process.stdout.write(annotationsOf(report))
  process.stdout.write(`${summaryOf(report)}Reports are in ${options.out}. ${endOf(report)}\n`)
  return report.exitCode
}
