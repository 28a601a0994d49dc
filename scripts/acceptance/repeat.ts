import { startProgram } from '../process/start-program.ts'
import type { TestServers } from './test-servers.ts'

/**
 * Runs the selection up to `rounds` times on the same servers, each round in its own process
 * because steps load once per process. Stops at the first failed round and returns false.
 */
export async function repeat(servers: TestServers, rounds: number): Promise<boolean> {
  const args = process.argv
    .slice(1)
    .filter((arg, index, all) => !arg.startsWith('--repeat') && all[index - 1] !== '--repeat')
  const env = {
    PORTAL_URL: servers.portal,
    ...(servers.control === undefined ? {} : { CONTROL_URL: servers.control }),
    ...(servers.edgeLog === undefined ? {} : { EDGE_LOG: servers.edgeLog }),
  }
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`round ${round} of ${rounds}`)
    if ((await startProgram(args, (text) => process.stdout.write(text), env).ended) !== 0)
      return false
  }
  return true
}
