import { constraintsOf } from '../../report/constraint-coverage.ts'
import { coverageOf, figuresOf } from '../../report/coverage.ts'
import { percent } from '../../report/percent.ts'
import { requestReach } from '../../report/request-reach.ts'
import { readReport } from '../../report/read-report.ts'
import { reportFile } from './merge.ts'
import type { CliOptions } from '../cli-options.ts'
import { contractOf } from '../prepared-run.ts'
import { prepare } from '../prepare.ts'
import { endOfFigures, missedThresholds, thresholdsOf } from '../../report/thresholds.ts'
import { ExitError } from '../../exit-code.ts'

const figures = ['achieved', 'reachable', 'operations', 'constraints', 'reach']

/**
 * Prints what a run covered of the contract: rows, constraints, and how far valid requests got.
 * Exits with 8 below a threshold (`--min NAME=PERCENT`).
 */
export async function cover(options: CliOptions): Promise<number> {
  const thresholds = thresholdsOf(options.min, figures)
  const report = readReport(reportFile(options.positionals[0] ?? options.out))
  const isNamed = options.openapi !== null || options.proto !== undefined
  const prepared = await prepare(
    isNamed ? options : { ...options, openapi: report.contract.file },
    { needsServer: false },
  )
  await prepared.context.wire.close()
  if (contractOf(prepared).hash !== report.contract.hash)
    throw new ExitError('usage', 'the report belongs to another contract or contract version')
  const rows = coverageOf(prepared.operations.values(), report.outcomes, report.skipped)
  const constraints = constraintsOf(
    prepared.document,
    prepared.operations.values(),
    report.outcomes,
  )
  const reach = requestReach(report.outcomes)
  const whole = constraints.filter(({ kept, broken }) => kept && broken).length
  const found: Record<string, number> = {
    ...figuresOf(rows),
    constraints: percent(whole, constraints.length),
    reach: percent(
      reach.reduce((sum, { answered }) => sum + answered, 0),
      reach.reduce((sum, { asked }) => sum + asked, 0),
    ),
  }
  const missed = missedThresholds(found, thresholds)
  const statuses = Map.groupBy(rows, ({ status }) => status)
  if (options.json)
    process.stdout.write(
      `${JSON.stringify({ figures: found, rows, constraints, reach, partial: report.partial })}\n`,
    )
  else {
    const open = rows.filter(({ status }) => status !== 'covered' && status !== 'not tested')
    const lines = [
      ...open.map(
        ({ status, operation, askedIn, answer, media, cases }) =>
          `${status.padEnd(12)} ${operation} ${askedIn} → ${answer} ${media}${cases > 0 ? ` (${cases} cases)` : ''}`,
      ),
      ...reach.flatMap(({ operation, warning }) =>
        warning === null ? [] : [`! ${operation}: ${warning}`],
      ),
      `rows ${rows.length}: ${[...statuses].map(([status, all]) => `${all.length} ${status}`).join(', ')}`,
      `achieved ${found['achieved']} %, reachable ${found['reachable']} %, operations ${found['operations']} %`,
      `constraints ${constraints.length}: ${whole} tested on both sides (${found['constraints']} %), ${constraints.filter(({ kept }) => kept).length} satisfied, ${constraints.filter(({ broken }) => broken).length} violated`,
      `business logic reached by ${found['reach']} % of valid requests`,
      ...(report.partial === null ? [] : [`PARTIAL: ${report.partial}`]),
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  }
  for (const line of missed) process.stderr.write(`${line}\n`)
  return endOfFigures(report, missed)
}
