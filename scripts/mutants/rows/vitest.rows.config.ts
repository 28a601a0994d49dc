import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { waits } from '../../../vitest.config.ts'
import { instrument } from './instrument.ts'
import { isMutable } from './row-plan.ts'

// Tests of rows, with every mutant of the project in its modules (scripts/mutants/rows/main.ts).
export default defineConfig({
  plugins: [
    {
      name: 'row-mutants',
      enforce: 'pre',
      transform(code, id) {
        const file = relative(process.cwd(), id.replace(/\?.*$/, ''))
        return isMutable(file) ? { code: instrument(file, code).code, map: null } : null
      },
    },
  ],
  test: {
    ...waits,
    maxWorkers: 2,
    testTimeout: 600_000,
    // A mutant may leave a connection open.
    hookTimeout: 30_000,
    runner: 'scripts/mutants/rows/row-runner.ts',
    setupFiles: ['scripts/mutants/rows/mutant-switch.ts'],
    testNamePattern: /\b[A-Z]{2,}-\d{3}\b/,
  },
})
