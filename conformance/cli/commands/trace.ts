import { readReport } from '../../report/read-report.ts'
import {
  countsByStatus,
  registryOf,
  traceFigures,
  tracedOf,
} from '../../report/requirement-trace.ts'
import { ExitError } from '../../exit-code.ts'
import { reportFile } from './merge.ts'
import type { CliOptions } from '../cli-options.ts'
import { contractOf } from '../prepared-run.ts'
import { prepare } from '../prepare.ts'
import { endOfFigures, missedThresholds, thresholdsOf } from '../../report/thresholds.ts'

/**
 * Prints what a run showed for each requirement (`--requirements FILE[@VERSION]`). Exits with 8
 * below a threshold (`--min requirements=90`).
 */
export async function trace(options: CliOptions): Promise<number> {
  const thresholds = thresholdsOf(options.min, ['requirements', 'keyed'])
  const file = options.requirements
  if (file === undefined) throw new ExitError('usage', 'trace needs --requirements FILE')
  const report = readReport(reportFile(options.positionals[0] ?? options.out))
  const prepared = await prepare(options)
  const { operations, context } = prepared
  await context.wire.close()
  if (contractOf(prepared).hash !== report.contract.hash)
    throw new ExitError('usage', 'the report belongs to another contract or contract version')
  const registry = registryOf(file, operations)
  const rows = tracedOf(registry, report.outcomes)
  const unkeyed = [...operations.values()]
    .filter(({ requirements }) => requirements.length === 0)
    .map(({ id }) => id)
  const figures = traceFigures(rows, registry.named)
  const missed = missedThresholds(figures, thresholds)
  if (options.json)
    process.stdout.write(
      `${JSON.stringify({ figures, requirements: rows, unkeyed, partial: report.partial })}\n`,
    )
  else {
    const shown = rows.filter(({ status }) => status !== 'attested')
    const lines = [
      ...shown.map(
        ({ id, status, operations: own, cases, reason }) =>
          `${status.padEnd(12)} ${id}  ${own.length === 0 ? '-' : own.join(', ')}${cases > 0 ? `  ${cases} cases` : ''}${reason === undefined ? '' : `  (${reason})`}`,
      ),
      ...unkeyed.map((id) => `unkeyed      ${id} names no requirement`),
      `requirements ${registry.rows.length}: ${countsByStatus(rows)}; ${unkeyed.length} operations unkeyed`,
      `tested ${figures.requirements} % of the requirements that a server can show`,
      ...(report.partial === null ? [] : [`PARTIAL: ${report.partial}`]),
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  }
  for (const line of missed) process.stderr.write(`${line}\n`)
  return endOfFigures(report, missed)
}
