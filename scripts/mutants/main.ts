import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { onStop } from '../process/on-stop.ts'
import { stopAll } from '../process/start-program.ts'
import { changedFiles, defaultBase } from '../test/changed/changed-files.ts'
import { changedRange, modelRange, runStryker } from './model.ts'
import { readRegressionFaults, withFault, type RegressionFault } from './regression-fault.ts'
import { generate, runScenarios, runUnit, typeErrors } from './run-test.ts'
import { scratchCopy, type ScratchCopy } from '../process/scratch-copy.ts'
import { mutantVerdict, type FaultVerdict, type TestOutcome } from './verdict.ts'

const help = `npm run mutants [-- options] [name …]

Puts each fault of scripts/mutants/regression-faults/*.yaml into a copy of the project and runs the test that must catch it: faults that were
there once, or that a rule was written against. A fault counts as caught when that test passes without the fault, the faulty copy compiles, and
the test then fails by an assertion. The number says that these faults stay caught. It says nothing about other faults.

name            only faults whose name contains one of these
--rows [SEED]   tries each unit row of features/requirements.tsv instead: mutates what its tests run, and lists the rows whose tests stay green
                (hollow). A stopped run goes on; --again starts from the beginning; names are ids of rows. Writes reports/mutants/rows/
--scenarios [SEED]  plays the scenarios of a row with the fault of scripts/mutants/row-faults/*.yaml that makes the row untrue, and lists the rows
                whose scenarios stay green. All faults are in one build. --lists FILES takes other lists. Writes reports/mutants/scenarios/
--changed [COMMIT]  runs StrykerJS over the conditions of the modules of slices, vitals, session and platform that changed since COMMIT
--model         runs StrykerJS over the rules of every model/ instead (half an hour on two cores), or over the given files
--copies N      faults to try at once, each in a copy of its own (default 2)
--no-types      skip the type check
--help          show this help

Writes reports/mutants/report.json. Exit code 0 when at least 95 % are caught, or no row is hollow.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'boolean' },
    again: { type: 'boolean' },
    scenarios: { type: 'boolean' },
    lists: { type: 'string' },
    changed: { type: 'boolean' },
    model: { type: 'boolean' },
    'no-types': { type: 'boolean' },
    copies: { type: 'string', default: '2' },
    help: { type: 'boolean' },
  },
})
if (values.help === true) {
  console.log(help)
  process.exit(0)
}
const seed = positionals.find((word) => /^\d+$/.test(word))
const ids = positionals.filter((word) => word !== seed)
if (values.scenarios === true) {
  onStop(() => void stopAll().finally(() => process.exit(130)))
  const { rowFaults, tryScenarioFaults } = await import('./scenarios/run-scenario-faults.ts')
  const results = await tryScenarioFaults({
    lists: values.lists ?? rowFaults,
    names: ids,
    most: 12,
    seed: Number(seed ?? 1),
    say: console.log,
  })
  process.exit(results.some(({ verdict }) => verdict !== 'caught') ? 1 : 0)
}
if (values.rows === true) {
  const { tryUnitRows } = await import('./rows/run-rows.ts')
  const open = await tryUnitRows({
    ids,
    seed: Number(seed ?? 1),
    isAgain: values.again === true,
    say: console.log,
  })
  process.exit(open.some(({ verdict }) => verdict === 'hollow') ? 1 : 0)
}
if (values.changed === true || values.model === true) {
  const range =
    values.model === true
      ? modelRange(positionals)
      : changedRange(changedFiles(positionals[0] ?? defaultBase()))
  if (range === undefined) {
    console.log('mutants: no module of slices, vitals, session or platform changed.')
    process.exit(0)
  }
  const { killed, total, rows } = await runStryker(range, (text) => process.stdout.write(text))
  for (const row of rows.slice(0, 20))
    console.log(
      `${((100 * row.killed) / row.total).toFixed(0).padStart(3)} %  ${row.killed} of ${row.total}  ${row.file}`,
    )
  console.log(
    `${range.name}: killed ${killed} of ${total} mutants, mutation score ${((100 * killed) / total).toFixed(1)} %`,
  )
  process.exit(0)
}
const faults = readRegressionFaults().filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
)
if (faults.length === 0) {
  console.error(
    'mutants: no regression fault has one of these names. See scripts/mutants/regression-faults/.',
  )
  process.exit(2)
}

const copies = Array.from({ length: Math.max(Number(values.copies) || 1, 1) }, scratchCopy)
const copyForTypes = scratchCopy()
const removeCopies = (): void => [...copies, copyForTypes].forEach(({ remove }) => remove())
onStop(() => {
  void stopAll().finally(() => {
    removeCopies()
    process.exit(130)
  })
})

const testOf = ({ unit, scenario }: RegressionFault): string => unit ?? scenario!
const unique = (files: readonly (string | undefined)[]): string[] =>
  [...new Set(files)].filter((file) => file !== undefined)

/** Runs all named tests without a fault. A test that fails anyway cannot catch a fault. */
async function baseline(): Promise<Map<string, FaultVerdict>> {
  const units = unique(faults.map(({ unit }) => unit))
  const inFeatures = faults.filter(({ scenario }) => scenario !== undefined)
  const features = unique(inFeatures.map(({ scenario }) => scenario))
  const names = unique(inFeatures.map(({ test }) => test))
  console.log(
    `Running ${units.length} test files and ${names.length} scenarios of ${features.length} feature files without a fault …`,
  )
  const outcomes: TestOutcome[][] = await Promise.all([
    units.length > 0 ? runUnit(copies[0]!.root, units) : [],
    features.length > 0 ? runScenarios(copies.at(-1)!.root, features, names) : [],
  ])
  return new Map(faults.map(({ name, test }) => [name, mutantVerdict(test, outcomes.flat())]))
}

async function withFaults<Answer>(
  faults: readonly RegressionFault[],
  copy: ScratchCopy,
  then: () => Promise<Answer>,
): Promise<Answer> {
  const isGenerated = faults.some(({ generate }) => generate)
  for (const fault of faults) copy.write(fault.file, withFault(fault, copy.read(fault.file)))
  try {
    if (isGenerated) await generate(copy.root)
    return await then()
  } finally {
    for (const { file } of faults) copy.restore(file, isGenerated)
  }
}

const typesOf = (these: readonly RegressionFault[]): Promise<string> =>
  withFaults(these, copyForTypes, () => typeErrors(copyForTypes.root))

/**
 * The compile errors of faults, by name. Faults of different files are compiled together first, and
 * individually if that fails.
 */
async function uncompilable(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let left = faults.filter(({ generate }) => !generate)
  const alone = faults.filter(({ generate }) => generate)
  while (left.length > 0) {
    const round = left.filter(
      ({ file }, at) => left.findIndex((other) => other.file === file) === at,
    )
    left = left.filter((fault) => !round.includes(fault))
    if ((await typesOf(round)) !== '') alone.push(...round)
  }
  for (const fault of alone) {
    const wrong = await typesOf([fault])
    if (wrong !== '') found.set(fault.name, `does not compile: ${wrong.split('\n')[0]}`)
  }
  return found
}

const verdictOf = (fault: RegressionFault, copy: ScratchCopy): Promise<string> =>
  withFaults([fault], copy, async () => {
    const outcomes =
      fault.unit === undefined
        ? await runScenarios(copy.root, [fault.scenario!], [fault.test])
        : await runUnit(copy.root, [fault.unit])
    return mutantVerdict(fault.test, outcomes)
  })

try {
  const without = await baseline()
  const broken = values['no-types'] === true ? new Map<string, string>() : await uncompilable()
  const results: { name: string; file: string; test: string; verdict: string }[] = []
  const left = faults.values()
  const tryFaults = async (copy: ScratchCopy): Promise<void> => {
    for (const fault of left) {
      const before = without.get(fault.name)
      const failure = (error: unknown): string =>
        `failed: ${error instanceof Error ? error.message : String(error)}`
      // The test must pass without the fault; failures of other tests do not matter.
      const isSound = before === 'survived' || before === 'another test failed'
      const verdict =
        broken.get(fault.name) ??
        (isSound
          ? await verdictOf(fault, copy).catch(failure)
          : `the test does not pass without the fault (${before})`)
      results.push({
        name: fault.name,
        file: fault.file,
        test: `${testOf(fault)}: ${fault.test}`,
        verdict,
      })
      console.log(
        `${verdict === 'caught' ? 'caught  ' : 'SURVIVED'} ${fault.name}${verdict === 'caught' ? '' : `: ${verdict}`}`,
      )
    }
  }
  await Promise.all(copies.map(tryFaults))
  const caught = results.filter(({ verdict }) => verdict === 'caught').length
  mkdirSync('reports/mutants', { recursive: true })
  writeFileSync(
    'reports/mutants/report.json',
    `${JSON.stringify({ caught, total: results.length, results }, null, 2)}\n`,
  )
  console.log(`regression faults: ${caught} of ${results.length} are still caught`)
  process.exitCode = caught / results.length >= 0.95 ? 0 : 1
} finally {
  removeCopies()
}
