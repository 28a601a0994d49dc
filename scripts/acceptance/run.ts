import { runCucumber } from '@cucumber/cucumber/api'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromiumPath } from './chromium.ts'
import type { TestServers } from './test-servers.ts'
import { countSelected, sources, type ScenarioSelection } from './selection.ts'
import { SummaryCollector, type Summary } from './summary.ts'

export interface Run {
  readonly selection: ScenarioSelection
  readonly servers: TestServers
  /** Glob patterns of step definitions and hooks. */
  readonly support: readonly string[]
  readonly reports: string
  readonly workers: number
}

/** Runs the selected scenarios and writes their reports. Rejects on an empty selection. */
export async function run({
  selection,
  servers,
  support,
  reports,
  workers,
}: Run): Promise<Summary> {
  const coordinates = sources(selection, servers.control !== undefined)
  const selected = await countSelected(coordinates)
  mkdirSync(reports, { recursive: true })
  const tally = new SummaryCollector()
  const started = performance.now()
  // All workers of this run append to this file.
  const observed = resolve(reports, 'observed.ndjson')
  writeFileSync(observed, '')
  const shared = mkdtempSync(join(tmpdir(), 'acceptance-'))
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORTAL_URL: servers.portal,
    OBSERVED: observed,
    CLEAN_PARTS: join(shared, 'clean-parts'),
  }
  const chromium = chromiumPath(process.env)
  if (servers.control !== undefined) env['CONTROL_URL'] = servers.control
  if (servers.edgeLog !== undefined) env['EDGE_LOG'] = servers.edgeLog
  if (chromium !== undefined) env['CHROMIUM_PATH'] = chromium
  // In serial mode the steps run in this process and read its environment.
  Object.assign(process.env, env)
  await runCucumber(
    {
      sources: coordinates,
      support: { importPaths: [...support], requireModules: [], requirePaths: [], loaders: [] },
      runtime: {
        dryRun: false,
        failFast: false,
        filterStacktraces: true,
        parallel: workers,
        retry: 0,
        retryTagFilter: '',
        strict: true,
        worldParameters: {},
      },
      formats: {
        stdout: 'summary',
        files: {
          [`${reports}/report.html`]: 'html',
          [`${reports}/junit.xml`]: 'junit',
          [`${reports}/messages.ndjson`]: 'message',
        },
        publish: false,
        options: {
          printAttachments: false,
          snippetSyntax: new URL('../steps/typescript-snippet.ts', import.meta.url).href,
        },
      },
    },
    { env },
    (message) => tally.take(message),
  )
  rmSync(shared, { recursive: true })
  for (const line of tally.suggestions()) console.log(line)
  const summary = tally.summary(selected, Math.round((performance.now() - started) / 100) / 10)
  writeFileSync(`${reports}/summary.json`, `${JSON.stringify(summary, null, 2)}\n`)
  writeFileSync(`${reports}/outcomes.json`, `${JSON.stringify(tally.outcomes())}\n`)
  return summary
}
