import { resolve } from 'node:path'
import { runChecks } from '../check/run-checks.ts'
import { conformance } from './conformance-part.ts'
import { onPostgres } from './on-postgres.ts'
import { programPart, type PartOutcome, type TestPart } from './test-part.ts'

/** Screenshots at the end of each scenario, for the requirements page. */
export const pictures = resolve('reports/acceptance/pictures')
const unitReport = 'reports/unit/report.json'
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

/** The parts of `npm test` in order; the quickest feedback comes first. */
export const parts: readonly TestPart[] = [
  { name: 'check', run: () => runChecks(console.log) },
  // Unit tests always use SQLite, which needs no server.
  programPart('unit', [...vitest, `--outputFile.json=${unitReport}`], unitReport, readUnit, {
    DATABASE_URL: '',
  }),
  onPostgres(vitest, readUnit),
  conformance,
  programPart(
    'acceptance',
    ['scripts/acceptance/main.ts'],
    'reports/acceptance/summary.json',
    passedAndFailed,
    { PICTURES: pictures },
  ),
]
