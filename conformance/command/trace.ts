import { percent } from '../report/coverage.ts'
import { readReport } from '../report/read-report.ts'
import { readRequirements, traceOf } from '../report/requirements.ts'
import { exitCodes, Stop } from './exit-code.ts'
import { reportFile } from './merge.ts'
import type { Options } from './options.ts'
import { prepare } from './prepare.ts'
import { missedOf, thresholdsOf } from './thresholds.ts'

/** This portal's own registry. */
const OWN = 'features/requirements.tsv'

/** What a run showed of each requirement (`--requirements FILE[@VERSION]`). Ends with 8 below a threshold (`--min requirements=90`). */
export const trace = async (options: Options): Promise<number> => {
  const wanted = thresholdsOf(options.min, ['requirements', 'keyed'])
  const given = options.requirements ?? (options.isOwn ? OWN : undefined)
  if (given === undefined) throw new Stop('usage', 'trace needs --requirements FILE')
  const registry = readRequirements(given)
  const report = readReport(reportFile(options.positionals[0] ?? options.out))
  const { operations, world } = await prepare(options)
  await world.wire.close()
  const rows = traceOf(registry, new Map([...operations].map(([id, { requirements }]) => [id, requirements])), report.outcomes)
  const unkeyed = [...operations.values()].filter(({ requirements }) => requirements.length === 0).map(({ id }) => id)
  const of = (...statuses: string[]): number => rows.filter(({ status }) => statuses.includes(status)).length
  const figures = { requirements: percent(of('tested'), of('tested', 'failing', 'not measured', 'untested')), keyed: percent(operations.size - unkeyed.length, operations.size) }
  const missed = missedOf(figures, wanted)
  if (options.json) process.stdout.write(`${JSON.stringify({ figures, requirements: rows, unkeyed, partial: report.partial })}\n`)
  else {
    const shown = rows.filter(({ status }) => status !== 'attested')
    const lines = [
      ...shown.map(({ id, status, operations: own, cases, reason }) => `${status.padEnd(12)} ${id}  ${own.length === 0 ? '-' : own.join(', ')}${cases > 0 ? `  ${cases} cases` : ''}${reason === undefined ? '' : `  (${reason})`}`),
      ...unkeyed.map((id) => `unkeyed      ${id} names no requirement`),
      `requirements ${registry.length}: ${[...Map.groupBy(rows, ({ status }) => status)].map(([status, all]) => `${all.length} ${status}`).join(', ')}; ${unkeyed.length} operations unkeyed`,
      `tested ${figures.requirements} % of what a server can show`,
      ...(report.partial === null ? [] : [`PARTIAL: ${report.partial}`]),
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  }
  for (const line of missed) process.stderr.write(`${line}\n`)
  return missed.length > 0 ? exitCodes.threshold : 0
}
