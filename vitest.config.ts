import { defineConfig } from 'vitest/config'

// No plugins: what a unit test covers needs no bundling. Screens are proven in a real browser by features/.
export default defineConfig({
  test: {
    include: ['{src,mock-server,conformance,steps,scripts}/**/*.test.{ts,tsx,mjs}'],
    environment: 'node',
    // An empty selection fails: a suite that ran nothing has proven nothing.
    passWithNoTests: false,
    pool: 'threads',
    // What a passing test makes the code say is of no interest.
    silent: 'passed-only',
  },
})
