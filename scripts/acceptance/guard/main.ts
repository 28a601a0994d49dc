import { startProgram } from '../../process/start-program.ts'
import { startFixture } from './fixture-server.ts'

const [reports = 'reports/guard'] = process.argv.slice(2)
const fixture = await startFixture()
// The scenarios fail on purpose; the test reads the summary.
await startProgram(
  [
    'node_modules/@cucumber/cucumber/bin/cucumber.js',
    '--config',
    'scripts/acceptance/guard/cucumber.mjs',
  ],
  (text) => process.stdout.write(text),
  {
    ACCEPTANCE_REPORTS: reports,
    PORTAL_URL: fixture.url,
    CONTROL_URL: fixture.url,
  },
).ended
fixture.stop()
