import { defineConfig } from 'vitest/config'

// Unit tests need no bundler plugins. The scenarios of features/ test screens in a real browser.
export default defineConfig({
  test: {
    include: ['{src,mock-server,conformance,steps,scripts}/**/*.test.{ts,tsx,mjs}'],
    environment: 'node',
    // The trace identifies a test by its line.
    includeTaskLocation: true,
    // An empty selection fails the run.
    passWithNoTests: false,
    pool: 'threads',
    // One more than the cores of the build server, because HTTP tests wait a lot.
    maxWorkers: 3,
    // Long timeouts, because a busy machine can slow a test down ten times.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // Seconds to wait for the database, longer on a busy machine (mock-server/README.md).
    env: { DATABASE_PATIENCE: '12' },
    // Hide the console output of passing tests.
    silent: 'passed-only',
  },
})
