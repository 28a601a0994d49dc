import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { builtPortal } from '../build/built-portal.ts'
import { launch } from '../visit/browser.ts'
import { chartRows } from './charts/charts.ts'
import { chatRows } from './chat/chat.ts'
import { conformanceRows } from './conformance.ts'
import { copyRowsOnPostgres } from './copies.ts'
import { drawnRows } from './drawn/drawn.ts'
import { edgeRows } from './edge.ts'
import { buildBarePage } from './floors/bare-page/build.ts'
import { logRows } from './logs/logs.ts'
import { mockServerRows } from './mock-server.ts'
import { pageRows } from './pages.ts'
import { isWithinBound, ratio, table, type BenchRow } from './row.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' } },
})
if (values.help === true) {
  console.log(`npm run bench [-- pages drawn charts logs chat mock-server postgres edge conformance]

Measures the performance figures of docs/quality.md#performance in one run, each beside a reference that it builds and runs itself, and prints the
ratios. Writes reports/bench.json. A benchmark reports; it never fails a build.`)
  process.exit(0)
}

const names = [
  'pages',
  'drawn',
  'charts',
  'logs',
  'chat',
  'mock-server',
  'postgres',
  'edge',
  'conformance',
] as const
const unknown = positionals.filter((name) => !names.some((known) => known === name))
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${names.join(', ')}.`)
  process.exit(1)
}

const portalDir = await builtPortal()
const bareDir = await buildBarePage()
const browser = await launch()

const sections: Record<(typeof names)[number], () => Promise<BenchRow[]>> = {
  pages: () => pageRows(browser, portalDir, bareDir),
  drawn: () => drawnRows(browser, portalDir, bareDir),
  charts: () => chartRows(browser),
  logs: () => logRows(browser),
  chat: () => chatRows(browser),
  'mock-server': mockServerRows,
  postgres: copyRowsOnPostgres,
  edge: () => edgeRows(bareDir),
  conformance: conformanceRows,
}

const rows: BenchRow[] = []
for (const [name, measure] of Object.entries(sections)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  try {
    rows.push(...(await measure()))
  } catch (error) {
    // Continue with the other sections.
    console.error(
      `bench: ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
await browser.close()

console.log(table(rows))
const over = rows.filter((row) => isWithinBound(row) === false).length
console.log(
  `\n${rows.length} figures, ${over} over their bound; ${cpus().length} cores, Node ${process.version}. Timings are ratios of one run.`,
)
mkdirSync('reports', { recursive: true })
writeFileSync(
  'reports/bench.json',
  `${JSON.stringify(
    rows.map((row) => ({ ...row, ratio: ratio(row), kept: isWithinBound(row) })),
    null,
    2,
  )}\n`,
)
