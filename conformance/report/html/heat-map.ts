import { bilingual, words } from './html-text.ts'
import type { RunReport } from '../report.ts'
import { table } from './heat-table.ts'

/**
 * Operations by responses, without requests by undocumented methods. REST and RPC have separate
 * tables, because their responses are named differently.
 */
export function heatMap(report: RunReport): string {
  const ids = [
    ...new Set([
      ...Object.keys(report.documented),
      ...report.outcomes.map(({ testCase }) => testCase.operation),
    ]),
  ]
  const isRpc = (id: string): boolean => id.startsWith('rpc.')
  const tables = [
    ['REST', ids.filter((id) => !isRpc(id))],
    ['RPC', ids.filter(isRpc)],
  ] as const
  return `<p>${bilingual(words.mapHelp)}</p>${tables
    .filter(([, own]) => own.length > 0)
    .map(([name, own]) => `<h3>${name}</h3>${table(report, own, name)}`)
    .join('')}`
}
