import { defineConfig } from 'vitest/config'

// No plugins: what a unit test covers needs no bundling. Screens are proven in a real browser by
// features/.
export default defineConfig({
  test: {
    include: ['{src,mock-server,conformance,steps,scripts}/**/*.test.{ts,tsx,mjs}'],
    environment: 'node',
    // The trace finds a test by its line.
    includeTaskLocation: true,
    // An empty selection fails: a suite that ran nothing has proven nothing.
    passWithNoTests: false,
    pool: 'threads',
    // One more than the cores of the build server: tests of the wire wait as much as they work.
    maxWorkers: 3,
    // Against what never ends. A slow machine is no failure: beside two busy programs a test takes
    // ten times as long.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // mock-server/README.md: what a database that is away is, on a busy machine.
    env: { DATABASE_PATIENCE: '12' },
    // What a passing test makes the code say is of no interest.
    silent: 'passed-only',
  },
})
