import type { Plugin } from '@cucumber/cucumber/api'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { builtPortal } from '../build/built-portal.ts'
import { onStop } from '../process/on-stop.ts'
import { chromiumPath } from './chromium.ts'
import { reportsFolder } from './cucumber-configuration.ts'
import { isDayBearing, scenarioClockOf } from '../../steps/support/scenario-clock.ts'
import { slowestLines, SummaryCollector } from './summary.ts'
import { remoteServers, startTestServers, type TestServers } from './test-servers.ts'

/**
 * Cucumber's plugin for the suite. It starts the servers under test, or uses those of the
 * environment, and writes the summary that `npm test` reads.
 */
const plugin: Plugin = {
  type: 'plugin',
  async coordinator({ on, transform }) {
    // Cucumber does not tell a plugin. The steps are read, but no scenario runs.
    if (process.argv.some((arg) => arg === '--dry-run' || arg === '-d')) {
      process.env['PORTAL_URL'] ??= 'http://localhost'
      return undefined
    }
    const started = performance.now()
    const servers = remoteServers(process.env) ?? (await startTestServers(await builtPortal()))
    onStop(() => void servers.stop().finally(() => process.exit(130)))
    const reports = reportsFolder(process.env)
    mkdirSync(reports, { recursive: true })
    const shared = mkdtempSync(join(tmpdir(), 'acceptance-'))
    setEnvironment(servers, reports, shared)
    const collector = new SummaryCollector()
    let selected = 0
    transform('pickles:filter', (pickles) => {
      const kept = pickles.filter(({ pickle }) =>
        servers.control === undefined
          ? pickle.tags.every(({ name }) => name !== '@sandbox')
          : process.env['SCENARIO_CLOCK'] === undefined || isDayBearing(pickle),
      )
      if (servers.control !== undefined) {
        const bearing = kept.filter(({ pickle }) => isDayBearing(pickle))
        const clocks = Object.groupBy(bearing, ({ pickle }) => scenarioClockOf(pickle, process.env))
        const counts = Object.entries(clocks).map(([clock, some]) => `${some.length} ${clock}`)
        console.log(`clocks: ${bearing.length} day-bearing scenarios: ${counts.join(', ')}`)
      }
      selected = kept.length
      return kept
    })
    on('message', (message) => collector.take(message))
    return async () => {
      await servers.stop()
      rmSync(shared, { recursive: true })
      const seconds = Math.round((performance.now() - started) / 100) / 10
      const summary = collector.summary(selected, seconds)
      writeFileSync(`${reports}/summary.json`, `${JSON.stringify(summary, null, 2)}\n`)
      writeFileSync(`${reports}/outcomes.json`, `${JSON.stringify(collector.outcomes())}\n`)
      for (const line of [...collector.suggestions(), ...slowestLines(summary)]) console.log(line)
      console.log(
        `acceptance: ${summary.passed} passed, ${summary.failed} failed (${seconds} s, ${reports}/report.html)`,
      )
      // Cucumber itself passes a run without scenarios.
      if (selected === 0) {
        console.error('No scenario matches the selection. Check the paths, --name and --tags.')
        process.exit(1)
      }
    }
  },
}

/** Workers get a copy of this process's environment. */
function setEnvironment(servers: TestServers, reports: string, shared: string): void {
  const chromium = chromiumPath(process.env)
  // All workers of this run append to this file.
  const observed = resolve(reports, 'observed.ndjson')
  writeFileSync(observed, '')
  Object.assign(process.env, {
    PORTAL_URL: servers.portal,
    OBSERVED: observed,
    CLEAN_PARTS: join(shared, 'clean-parts'),
    ...(servers.control === undefined ? {} : { CONTROL_URL: servers.control }),
    ...(servers.edgeLog === undefined ? {} : { EDGE_LOG: servers.edgeLog }),
    ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }),
  })
}

export default plugin
