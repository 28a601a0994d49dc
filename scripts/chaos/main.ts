import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { launch } from '../visit/browser.ts'
import { builtPortal } from '../build/built-portal.ts'
import { onStop } from '../process/on-stop.ts'
import { stopAll } from '../process/start-program.ts'
import { faults } from './faults/faults.ts'
import { runFault } from './run-fault.ts'
import { type ChaosRow, chaosTable, problemsOf } from './verdict/chaos-row.ts'
import { startPostgres } from './world/postgres-server.ts'

const help = `npm run chaos [-- FAULT …]

Starts two edges behind a balancer before a sandbox, all from dist/servers, lets members write and read while a fault happens, and counts
afterwards. Prints a table and writes reports/chaos.json. Exit code 1 when a write was lost or doubled, a call got no answer, a session ended, or
it never recovered. Times are figures, not verdicts. All faults take about eight minutes.

${faults.map(({ id, name }) => `${id.padEnd(18)} ${name}`).join('\n')}

--help             show this help`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' } },
})
const unknown = positionals.find((name) => !faults.some(({ id }) => id === name))
if (values.help === true) console.log(help)
else if (unknown === undefined)
  process.exitCode = await chaos(
    faults.filter(({ id }) => positionals.length === 0 || positionals.includes(id)),
  )
else {
  console.error(`${unknown} is no fault.\n\n${help}`)
  process.exitCode = 2
}

function say(row: ChaosRow | undefined): void {
  if (!row) return
  const problems = problemsOf(row)
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${row.fault}`)
  for (const problem of problems.slice(0, 10)) console.log(`     ${problem}`)
}

async function chaos(chosen: typeof faults): Promise<number> {
  const portalDir = await builtPortal()
  const browser = await launch()
  let stopDatabase = async (): Promise<void> => {}
  const stop = (): Promise<void> =>
    browser
      .close()
      .catch(() => {})
      .then(stopAll)
      .then(() => stopDatabase())
  onStop(() => void stop().finally(() => process.exit(130)))
  const rows: ChaosRow[] = []
  let unfinished = 0
  try {
    for (const fault of chosen) {
      try {
        const postgres = fault.database === 'postgres' ? await startPostgres() : undefined
        if (postgres) stopDatabase = postgres.stop
        const none = { restart: async () => {} }
        rows.push(await runFault(fault, portalDir, browser, postgres ?? none))
        say(rows.at(-1))
      } catch (error) {
        // The other faults are still worth a look.
        unfinished += 1
        console.log(`FAIL ${fault.name}\n     ${String(error)}`)
      } finally {
        await stopDatabase()
        stopDatabase = async () => {}
      }
    }
  } finally {
    await stop()
  }
  console.log(`\n${chaosTable(rows)}`)
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/chaos.json', `${JSON.stringify(rows, null, 2)}\n`)
  return unfinished > 0 || rows.some((row) => problemsOf(row).length > 0) ? 1 : 0
}
