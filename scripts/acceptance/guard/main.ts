import { startFixture } from './fixture-server.ts'
import { run } from '../run.ts'

const [reports = 'reports/guard'] = process.argv.slice(2)
const fixture = await startFixture()
await run({
  selection: { paths: ['scripts/acceptance/guard/guard.feature'], names: [], tags: '' },
  servers: { portal: fixture.url, control: fixture.url, stop: async () => {} },
  support: ['steps/support/*.ts', 'scripts/acceptance/guard/guard.steps.ts'],
  reports,
  workers: 0,
}).finally(fixture.stop)
