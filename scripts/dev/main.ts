import { parseArgs } from 'node:util'
import { onStop } from '../process/on-stop.ts'
import { stopAll } from '../process/start-program.ts'
import { startDevServers } from './dev-servers.ts'
import { welcomeMessage } from './welcome-message.ts'

const help = `npm start [-- options], npm run dev [-- options]

Serves the portal and its mock server, on the first free ports from 4000 and from 4010; dev with live reload.

--control  opens the mock server's control door to programs on this machine (mock-server/README.md): what was mailed, such as
           one-time codes, can be read there
--help     this`

const { values } = parseArgs({
  options: {
    'live-reload': { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
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
  const running = await startDevServers(values['live-reload'], values.control)
  console.log(welcomeMessage(running, values.control))
  const { name, said } = await Promise.race(
    running.servers.map(async ({ name, ended }) => ({ name, said: await ended })),
  )
  await end(1, `The ${name} has ended, so everything stops. Its last words:\n${said}`)
} catch (error) {
  await end(1, error instanceof Error ? error.message : String(error))
}
