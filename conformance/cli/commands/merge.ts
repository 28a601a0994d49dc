import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { annotationsOf } from '../../report/formats/annotations.ts'
import { mergeReports } from '../../report/merge-reports.ts'
import { readReport } from '../../report/read-report.ts'
import { endOf, summaryOf } from '../../report/summary.ts'
import { exitWith, missedFigures, minimumThresholds } from '../../report/requirement-trace.ts'
import { writeReports } from '../../report/write-reports.ts'
import { Secrets } from '../../runner/target/secrets.ts'
import { ExitError } from '../../exit-code.ts'
import type { CliOptions } from '../cli-options.ts'

/** The report.json of a run, from its path or its folder. */
export function reportFile(argument: string): string {
  const file =
    existsSync(argument) && statSync(argument).isDirectory()
      ? join(argument, 'report.json')
      : argument
  if (!existsSync(file)) throw new ExitError('usage', `cannot find ${file}`)
  return file
}

/** Merges the reports of all shards of a run. Exits as the whole run would have. */
export async function merge(options: CliOptions): Promise<number> {
  if (options.positionals.length === 0)
    throw new ExitError('usage', 'merge needs the folders or report.json files of the shards')
  const whole = mergeReports(
    options.positionals.map((argument) => readReport(reportFile(argument))),
  )
  const { lines, causes } = missedFigures(
    whole.registry,
    whole.outcomes,
    minimumThresholds(options.min, whole.registry !== undefined),
  )
  const report = {
    ...whole,
    notes: [...whole.notes, ...lines],
    exitCode: exitWith(whole.exitCode, causes),
  }
  // Secrets were masked when the shards were written.
  // The shards' reports are masked already.
  writeReports(options.out, report, new Secrets())
  if (options.github) process.stdout.write(annotationsOf(report))
  process.stdout.write(`${summaryOf(report)}Reports are in ${options.out}. ${endOf(report)}\n`)
  return report.exitCode
}
