import { resolve } from 'node:path'
import { builtServers } from '../build/built-servers.ts'
import { commitSeed } from '../process/commit-seed.ts'
import { runChecks } from '../check/run-checks.ts'
import { conformance } from './conformance-part.ts'
import { onPostgres } from './on-postgres.ts'
import { programPart, type PartOutcome, type TestPart } from './test-part.ts'

/** Screenshots at the end of each scenario, for the requirements page. */
export const pictures = resolve('reports/acceptance/pictures')
export const unitReport = 'reports/unit/report.json'
const bundleReport = 'reports/bundles/report.json'
export const junitReport = 'reports/acceptance/junit.xml'
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json']
const readUnit = (report: unknown): PartOutcome => {
  const { numPassedTests, numFailedTests } = report as {
    numPassedTests: number
    numFailedTests: number
  }
  return { passed: numPassedTests, failed: numFailedTests }
}

const passedAndFailed = (report: unknown): PartOutcome => {
  const { passed, failed } = report as PartOutcome
  return { passed, failed }
}

const check: TestPart = {
  name: 'check',
  run: (write) => runChecks((line) => write(`${line}\n`)),
}

/** Unit tests always use SQLite, which needs no server. */
const unit = (files: readonly string[]): TestPart =>
  programPart(
    'unit',
    [...vitest, `--outputFile.json=${unitReport}`, ...files],
    unitReport,
    readUnit,
    { DATABASE_URL: '' },
  )

/** The HTTP tests again, against the servers as they ship. */
const bundles: TestPart = {
  name: 'bundles',
  async run(write) {
    await builtServers()
    return programPart(
      'bundles',
      [...vitest, '--config=vitest.bundles.config.ts', `--outputFile.json=${bundleReport}`],
      bundleReport,
      readUnit,
      { DATABASE_URL: '' },
    ).run(write)
  },
}

/** Every page once while the server changes its answers, by a printed seed. */
const changedServer = programPart(
  'changed-server',
  ['scripts/changed-server/main.ts'],
  'reports/changed-server/summary.json',
  passedAndFailed,
)

/** A share of the portable scenarios on another provider's portal (docs/testing.md#targets). */
const portable = programPart(
  'portable',
  ['scripts/acceptance/portable-smoke.ts'],
  'reports/portable/summary.json',
  passedAndFailed,
)

/** What every page and dialog says, beside features/snapshots. */
const snapshots = programPart(
  'snapshots',
  ['scripts/snapshots/main.ts'],
  'reports/snapshots/summary.json',
  passedAndFailed,
)

/** In one of so many commits the animations run in the scenarios of `npm test`. */
const motionShare = 4

/** The motion of the scenarios of a commit (docs/testing.md#motion). */
export const motionOf = (seed: number): string =>
  seed % motionShare === 0 ? 'reduce' : 'no-preference'

const acceptance = (features: readonly string[], withPictures: boolean): TestPart => ({
  ...programPart(
    'acceptance',
    ['scripts/acceptance/main.ts', ...features],
    'reports/acceptance/summary.json',
    passedAndFailed,
    // A share of the day-bearing scenarios plays at 9:30 PM, another one for each commit.
    {
      CLOCK_SEED: String(commitSeed()),
      SCENARIO_MOTION: motionOf(commitSeed()),
      ...(withPictures && { PICTURES: pictures }),
    },
    80 * 60_000,
  ),
  isAlone: true,
})

/** The parts of `npm test` in order. The longest of those that run side by side starts first. */
export const allParts = (withPictures: boolean): readonly TestPart[] => [
  unit([]),
  check,
  onPostgres(vitest, readUnit),
  conformance,
  bundles,
  changedServer,
  snapshots,
  portable,
  acceptance([], withPictures),
]

/** The parts of `npm test -- --changed`: the check, and the selected tests and features. */
export function selectedParts(
  tests: readonly string[],
  features: readonly string[],
): readonly TestPart[] {
  return [
    ...(tests.length > 0 ? [unit(tests)] : []),
    check,
    ...(features.length > 0 ? [acceptance(features, false)] : []),
  ]
}
