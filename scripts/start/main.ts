import { parseArgs } from 'node:util'
import { onStop } from '../process/on-stop.ts'
import { stopAll } from '../process/program.ts'
import { startHouse } from './house.ts'
import { welcome } from './welcome.ts'

const { values } = parseArgs({ options: { 'live-reload': { type: 'boolean', default: false } } })

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
  const house = await startHouse(values['live-reload'])
  console.log(welcome(house))
  const { name, said } = await Promise.race(house.servers.map(async ({ name, ended }) => ({ name, said: await ended })))
  await end(1, `The ${name} has ended, so everything stops. Its last words:\n${said}`)
} catch (error) {
  await end(1, error instanceof Error ? error.message : String(error))
}
