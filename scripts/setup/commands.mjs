/**
 * The Node arguments of each `npm run <name>`. `browser` says that the command needs a Chromium.
 * @type {Record<string, { run: string[], browser?: boolean }>}
 */
export const commands = {
  start: { run: ['scripts/dev/main.ts'] },
  dev: { run: ['scripts/dev/main.ts', '--live-reload'] },
  build: { run: ['scripts/build/main.ts'] },
  test: { run: ['scripts/test/main.ts'], browser: true },
  check: { run: ['scripts/check/main.ts'] },
  unit: { run: ['node_modules/vitest/vitest.mjs', 'run'], browser: true },
  acceptance: { run: ['scripts/acceptance/main.ts'], browser: true },
  'cucumber-js': { run: ['node_modules/@cucumber/cucumber/bin/cucumber.js'], browser: true },
  steps: { run: ['scripts/steps/main.ts'] },
  mutants: { run: ['scripts/mutants/main.ts'], browser: true },
  pictures: { run: ['scripts/pictures/main.ts'], browser: true },
  snapshots: { run: ['scripts/snapshots/main.ts'], browser: true },
  'changed-server': { run: ['scripts/changed-server/main.ts'], browser: true },
  bench: { run: ['scripts/bench/main.ts'], browser: true },
  soak: { run: ['scripts/soak/main.ts'], browser: true },
  chaos: { run: ['scripts/chaos/main.ts'], browser: true },
  format: { run: ['scripts/format/main.ts'] },
  generate: { run: ['contracts/tools/generate/main.ts'] },
  'contract-lint': { run: ['contracts/tools/lint/main.ts'] },
  'contracts:docs': { run: ['contracts/tools/docs/main.ts'] },
  'contracts:package': { run: ['contracts/tools/package/main.ts'] },
  'contracts:release': { run: ['contracts/tools/release/main.ts'] },
  trace: { run: ['scripts/trace/main.ts'] },
  mock: {
    run: [
      'node_modules/@stoplight/prism-cli/dist/index.js',
      'mock',
      'generated/openapi/portal.json',
      '--multiprocess=false',
    ],
  },
  'on-postgres': { run: ['scripts/postgres/main.ts'] },
  // Most data of a run is short-lived. The options halve the heap (250 MB instead of 477).
  conformance: {
    run: ['--heap-growing-percent=20', '--max-semi-space-size=4', 'conformance/main.ts'],
  },
  config: { run: ['scripts/config/main.ts'] },
  chart: { run: ['scripts/chart/main.ts'] },
  keycloak: { run: ['scripts/keycloak/main.ts'], browser: true },
  image: { run: ['scripts/image/main.ts'] },
  sbom: { run: ['scripts/sbom/main.ts'] },
  sandbox: { run: ['mock-server/import/main.ts'] },
}
