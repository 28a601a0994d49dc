import { existsSync, readFileSync, rmSync } from 'node:fs'
import { onStop } from '../process/on-stop.ts'
import { startProgram, stopAll } from '../process/start-program.ts'
import { readAcceptanceArguments } from './acceptance-arguments.ts'
import { reportsFolder, rerunFile } from './cucumber-configuration.ts'
import { help } from './help.ts'
import { rateLines, type Summary } from './summary.ts'

onStop(() => void stopAll().then(() => process.exit(130)))
try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main(): Promise<number> {
  const { rounds, clocks, target, isRerun, isHelp, cucumber } = readAcceptanceArguments(
    process.argv.slice(2),
  )
  if (isHelp) {
    console.log(help)
    return 0
  }
  const failed = rerunFile(process.env)
  if (isRerun && !(existsSync(failed) && readFileSync(failed, 'utf8').trim() !== '')) {
    console.log(`No scenario failed in the last run (${failed}).`)
    return 0
  }
  if (target !== undefined) process.env['ACCEPTANCE_TARGET'] = target
  const args = ['node_modules/@cucumber/cucumber/bin/cucumber.js', ...cucumber]
  // The file changes with each run.
  if (isRerun) args.push(...readFileSync(failed, 'utf8').trim().split('\n'))
  const run = () => startProgram(args, (text) => process.stdout.write(text)).ended
  const round = () => (clocks.length === 0 ? run() : runClocks(clocks, run))
  return rounds === 1 ? round() : runRounds(rounds, round)
}

/**
 * Runs all rounds, also after a failed one, and prints how often each scenario failed. Each round
 * has its own process, because Cucumber loads the steps once.
 */
async function runRounds(rounds: number, run: () => Promise<number | null>): Promise<number> {
  const red = new Map<string, number>()
  let code = 0
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`round ${round} of ${rounds}`)
    // A round that ends without a summary must not count the failures of another.
    rmSync(summaryFile(), { force: true })
    if ((await run()) === 0) continue
    code = 1
    for (const { where } of readFailures()) red.set(where, (red.get(where) ?? 0) + 1)
  }
  for (const line of rateLines(red, rounds)) console.log(line)
  return code
}

function summaryFile(): string {
  return `${reportsFolder(process.env)}/summary.json`
}

function readFailures(): Summary['failures'] {
  const file = summaryFile()
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Summary).failures : []
}

/** Runs all clocks, also after a failed one. Workers read the environment of this process. */
async function runClocks(
  clocks: readonly string[],
  run: () => Promise<number | null>,
): Promise<number> {
  const red: string[] = []
  for (const clock of clocks) {
    process.env['SCENARIO_CLOCK'] = clock
    process.env['ACCEPTANCE_REPORTS'] = `reports/acceptance/clocks/${clock}`
    if ((await run()) !== 0) red.push(clock)
  }
  console.log(
    `clocks: ${clocks.length} run, ${red.length} red${red.map((name) => ` ${name}`).join()}`,
  )
  return red.length === 0 ? 0 : 1
}
