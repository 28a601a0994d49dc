import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { onStop } from '../process/on-stop.ts'
import { stopAll } from '../process/start-program.ts'
import { freshText } from '../trace/observation.ts'
import { runTrace } from '../trace/trace-part.ts'
import { changedFiles, defaultBase } from './changed/changed-files.ts'
import { selectChanged } from './changed/select-changed.ts'
import { lineOf, runSideBySide, type EndedPart } from './side-by-side.ts'
import { slowest, timedScenarios, timedUnitTests } from './slowest-tests.ts'
import { allParts, junitReport, pictures, selectedParts, unitReport } from './test-parts.ts'

const HELP = `npm test [-- --pictures | --changed [COMMIT]]

Runs all parts: unit tests on both databases, check, conformance, HTTP tests of the bundles,
changed-server, snapshots, portable, acceptance, trace. Parts run side by side, two on two cores;
acceptance runs alone. Ends with the time of each part, the ten slowest tests and "N passed, N failed".

--pictures          also takes a picture of each scenario that proves a requirement, for the requirements page (+ 0.2 s each).
--changed [COMMIT]  runs the check, and the unit tests and features that the changes since COMMIT can reach (default: since this
                    branch left main, with uncommitted changes). Prints what it leaves out. It proves no requirement.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    pictures: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help === true) {
  console.log(HELP)
  process.exit(0)
}
if (positionals.length > (values.changed === true ? 1 : 0)) {
  console.error(`npm test: unknown argument ${positionals.at(-1)}. See npm test -- --help.`)
  process.exit(2)
}

onStop(() => void stopAll().then(() => process.exit(130)))
const atOnce = Math.min(2, availableParallelism())
const write = (text: string): void => void process.stdout.write(text)
const startedAt = new Date()
const ended = values.changed === true ? await runChanged() : await runAll()

const sum = (count: 'passed' | 'failed'): number =>
  ended.reduce((all, outcome) => all + outcome[count], 0)
const read = freshText(startedAt)
console.log('\nSlowest tests:')
for (const line of slowest([
  ...timedUnitTests(read(unitReport)),
  ...timedScenarios(read(junitReport)),
]))
  console.log(line)
console.log(`\n${ended.map(lineOf).join('\n')}`)
console.log(`${Math.round((Date.now() - startedAt.getTime()) / 1_000)} s`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1

async function runAll(): Promise<readonly EndedPart[]> {
  rmSync(pictures, { recursive: true, force: true })
  const outcomes = await runSideBySide(allParts(values.pictures === true), atOnce, write)
  // The trace reads the reports of all other parts.
  const trace = {
    name: 'trace',
    run: () => runTrace(startedAt, outcomes, console.log),
  }
  return [...outcomes, ...(await runSideBySide([trace], 1, write))]
}

async function runChanged(): Promise<readonly EndedPart[]> {
  const base = positionals[0] ?? defaultBase()
  const { tests, features, notes } = selectChanged(changedFiles(base))
  console.log(`Changes since ${base}:\n${notes.join('\n')}`)
  return runSideBySide(selectedParts(tests, features), atOnce, write)
}
