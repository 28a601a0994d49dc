import type { Plugin } from '@cucumber/cucumber/api'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onStop } from '../process/on-stop.ts'
import { chromiumPath, headedChromiumPath } from './chromium.ts'
import { reportsFolder } from './cucumber-configuration.ts'
import { isDayBearing, scenarioClockOf } from '../../steps/support/scenario-clock.ts'
import { targetOf } from '../../steps/support/settings.ts'
import { useTargetWords } from '../../steps/support/target/target-words.ts'
import { type FailedScenario, failureText } from './failure-text.ts'
import { isPortable, leftOutLines, refuseUntagged } from './portable-selection.ts'
import { Progress } from './progress.ts'
import { remoteServers } from './remote-servers.ts'
import { slowestLines, SummaryCollector } from './summary.ts'
import type { TestServers } from './test-servers.ts'

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
    const remote = remoteServers(process.env)
    const isElsewhere = remote !== undefined && remote.control === undefined
    let servers = remote
    onStop(() => void Promise.resolve(servers?.stop()).finally(() => process.exit(130)))
    const reports = reportsFolder(process.env)
    mkdirSync(reports, { recursive: true })
    const shared = mkdtempSync(join(tmpdir(), 'acceptance-'))
    setEnvironment(reports, shared)
    const target = targetOf(process.env)
    const collector = new SummaryCollector()
    const progress = new Progress(console.log, () => performance.now())
    let selected = 0
    transform('pickles:filter', async (pickles) => {
      const kept = pickles.filter(({ pickle }) =>
        isElsewhere
          ? isPortable(pickle, target)
          : process.env['SCENARIO_CLOCK'] === undefined || isDayBearing(pickle),
      )
      const scenarios = pickles.map(({ pickle }) => pickle)
      refuseUntagged(scenarios)
      if (isElsewhere) for (const line of leftOutLines(scenarios, target)) console.log(line)
      selected = kept.length
      if (selected === 0) return kept
      for (const { pickle } of kept) useTargetWords(pickle, target)
      if (!isElsewhere) {
        const bearing = kept.filter(({ pickle }) => isDayBearing(pickle))
        const clocks = Object.groupBy(bearing, ({ pickle }) => scenarioClockOf(pickle, process.env))
        const counts = Object.entries(clocks).map(([clock, some]) => `${some.length} ${clock}`)
        console.log(`clocks: ${bearing.length} day-bearing scenarios: ${counts.join(', ')}`)
      }
      if (process.env['SCENARIO_MOTION'] === 'reduce')
        console.log('motion: the device asks for less, SCENARIO_MOTION=reduce')
      servers ??= await ownServers()
      setServers(servers)
      progress.start(selected)
      return kept
    })
    on('message', (message) => {
      const ended = collector.take(message)
      if (ended === undefined) return
      if (ended.failure !== null && !isSkipped(ended.failure))
        console.log(failureText(ended.failure))
      progress.ended(ended.failure === null)
    })
    return async () => {
      await servers?.stop()
      rmSync(shared, { recursive: true })
      const seconds = Math.round((performance.now() - started) / 100) / 10
      const summary = collector.summary(selected, seconds, isFailFast)
      writeFileSync(`${reports}/summary.json`, `${JSON.stringify(summary, null, 2)}\n`)
      writeFileSync(`${reports}/outcomes.json`, `${JSON.stringify(collector.outcomes())}\n`)
      if (selected > 0)
        for (const line of [...collector.suggestions(), ...slowestLines(summary)]) console.log(line)
      const notRun = summary.notRun === 0 ? '' : `, ${summary.notRun} not run`
      console.log(
        `acceptance: ${summary.passed} passed, ${summary.failed} failed${notRun} (${seconds} s, ${reports}/report.html)`,
      )
      // Cucumber itself passes a run without scenarios.
      if (selected === 0) {
        console.error('No scenario matches the selection. Check the paths, --name and --tags.')
        process.exit(1)
      }
    }
  },
}

/** Loaded only then: against a portal elsewhere no bundler is needed (steps/README.md). */
async function ownServers(): Promise<TestServers> {
  const { builtPortal } = await import('../build/built-portal.ts')
  const { drawnSurely, startTestServers } = await import('./test-servers.ts')
  return startTestServers(await builtPortal(), [], drawnSurely)
}

/** Cucumber does not tell a plugin. */
const isFailFast = process.argv.includes('--fail-fast')
const isSkipped = ({ message }: FailedScenario): boolean => isFailFast && message === 'skipped'

/** Workers get a copy of this process's environment. */
function setEnvironment(reports: string, shared: string): void {
  const chromium = chromiumPath(process.env)
  const headed = headedChromiumPath(process.env)
  // All workers of this run append to this file.
  const observed = resolve(reports, 'observed.ndjson')
  writeFileSync(observed, '')
  Object.assign(process.env, {
    OBSERVED: observed,
    CLEAN_PARTS: join(shared, 'clean-parts'),
    ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }),
    ...(headed === undefined ? {} : { HEADED_CHROMIUM_PATH: headed }),
  })
}

function setServers({ portal, control, edgeLog }: TestServers): void {
  Object.assign(process.env, {
    PORTAL_URL: portal,
    ...(control === undefined ? {} : { CONTROL_URL: control }),
    ...(edgeLog === undefined ? {} : { EDGE_LOG: edgeLog }),
  })
}

export default plugin
