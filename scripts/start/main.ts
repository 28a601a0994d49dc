import { parseArgs } from 'node:util'
import { onStop } from '../process/on-stop.ts'
import type { Server } from '../process/server.ts'
import { startHouse } from './house.ts'
import { welcome } from './welcome.ts'

const { values } = parseArgs({ options: { 'live-reload': { type: 'boolean', default: false } } })
const servers: Server[] = []

let ending = false

async function end(code: number, message = ''): Promise<void> {
  if (ending) return
  ending = true
  if (message !== '') console.error(message)
  // The front first: nobody then calls what is no longer there.
  for (const server of servers.toReversed()) await server.stop()
  process.exit(code)
}

onStop(() => void end(0))
try {
  console.log('Starting the portal …')
  const house = await startHouse(values['live-reload'], servers)
  console.log(welcome(house))
  const { name, said } = await Promise.race(house.servers.map(async ({ name, ended }) => ({ name, said: await ended })))
  await end(1, `The ${name} has ended, so everything stops. Its last words:\n${said}`)
} catch (error) {
  await end(1, error instanceof Error ? error.message : String(error))
}
