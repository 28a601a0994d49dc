import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test/longest-first.ts'

const tests = globSync(
  '{src,contracts/{read,tools},mock-server,conformance,steps,scripts}/**/*.test.{ts,tsx,mjs}',
)

/** Folders whose modules keep no state between tests, apart from caches of constant data. */
const stateless =
  /^(contracts\/(?:read|tools)|mock-server|conformance|steps|scripts|src\/(vitals|slices)|src\/.*\/model)\//

/** Changes that a test makes to its process, which another file in the same worker would see. */
const changesGlobals =
  /\bvi\.(mock|doMock|hoisted|stub\w+|useFakeTimers|setSystemTime|resetModules|spyOn)\b|\bprocess\.env\[?[^\n]*[^=!<>]=[^=]|\bglobalThis\b/

const shared = tests.filter(
  (file) => stateless.test(file) && !changesGlobals.test(readFileSync(file, 'utf8')),
)

/** How tests run, and how long they may wait. */
export const waits = {
  environment: 'node',
  // The trace identifies a test by its line.
  includeTaskLocation: true,
  // An empty selection fails the run.
  passWithNoTests: false,
  pool: 'threads',
  // One more than the cores of the build server, because HTTP tests wait a lot.
  maxWorkers: 3,
  // Long timeouts, because a busy machine can slow a test down ten times.
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 60_000 } },
  // Seconds to wait for the database, longer on a busy machine (mock-server/README.md).
  env: { DATABASE_PATIENCE: '12' },
  // Hide the console output of passing tests.
  silent: 'passed-only',
} as const

// Unit tests need no bundler plugins. The scenarios of features/ test screens in a real browser.
export default defineConfig({
  test: {
    // Imports cost more than most tests: the files of `shared` load a module once per worker.
    projects: [
      { extends: true, test: { name: 'shared', include: shared, isolate: false } },
      {
        extends: true,
        test: { name: 'isolated', include: tests.filter((file) => !shared.includes(file)) },
      },
    ],
    sequence: { sequencer: LongestFirst },
    ...waits,
  },
})
