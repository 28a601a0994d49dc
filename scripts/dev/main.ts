import { parseArgs } from 'node:util'
import { onStop } from '../process/on-stop.ts'
import { stopAll } from '../process/start-program.ts'
import { startDevServers } from './dev-servers.ts'
import { welcomeMessage } from './welcome-message.ts'

const help = `npm start [-- options], npm run dev [-- options]

Serves the portal and its mock server, on the first free ports from 4000 and from 4010; dev with live reload.

--config FILE
           another provider on the same build (docs/configuration.md), such as deploy/examples/acme.yaml
--control  enables the mock server's control API for programs on this machine (mock-server/README.md), for example to read
           mailed one-time codes
--help     show this help`

const { values } = parseArgs({
  options: {
    'live-reload': { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    config: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help === true) {
  console.log(help)
  process.exit(0)
}

let ending = false

async function end(code: number, message = ''): Promise<void> {
  if (ending) return
  ending = true
  if (message !== '') console.error(message)
  await stopAll()
  process.exit(code)
}

onStop(() => void end(0))
try {
  console.log('Starting the portal …')
  const running = await startDevServers(values['live-reload'], values.control, values.config)
  console.log(welcomeMessage(running, values.control))
  const { name, output } = await Promise.race(
    running.servers.map(async ({ name, ended }) => ({ name, output: await ended })),
  )
  await end(
    1,
    `The ${name} stopped unexpectedly. Stopping all servers. Its last output:\n${output}`,
  )
} catch (error) {
  await end(1, error instanceof Error ? error.message : String(error))
}
