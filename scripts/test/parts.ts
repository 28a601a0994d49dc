import { runChecks } from '../check/run.ts'
import { programPart, type Part } from './part.ts'

const unitReport = 'reports/unit/report.json'

/** What `npm test` runs, in this order: what is quick to say what is wrong comes first. */
export const parts: readonly Part[] = [
  { name: 'check', run: () => runChecks(console.log) },
  programPart('unit', ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`], unitReport, (report) => {
    const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  }),
  programPart('acceptance', ['scripts/acceptance/main.ts'], 'reports/acceptance/summary.json', (report) => {
    const { passed, failed } = report as { passed: number; failed: number }
    return { passed, failed }
  }),
]
