/** Runs the `@smoke` scenarios on another provider of this machine, which has no control API. */
import { builtPortal } from '../build/built-portal.ts'
import { onStop } from '../process/on-stop.ts'
import { startProgram, stopAll } from '../process/start-program.ts'
import { DEMO_PASSWORD } from '../../mock-server/seed/persona.ts'
import { startOtherProvider } from './test-servers.ts'

onStop(() => void stopAll().then(() => process.exit(130)))
const portal = await startOtherProvider(await builtPortal(), 'deploy/examples/acme.yaml')
const suite = startProgram(
  ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--tags', '@smoke', ...process.argv.slice(2)],
  (text) => process.stdout.write(text),
  {
    ACCEPTANCE_TARGET: 'features/targets/acme.yaml',
    ACCEPTANCE_REPORTS: 'reports/portable',
    ACME_PASSWORD: DEMO_PASSWORD,
    PORTAL_URL: portal,
  },
)
process.exitCode = (await suite.ended) ?? 1
await stopAll()
