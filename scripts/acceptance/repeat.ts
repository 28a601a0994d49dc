import { startProgram } from '../process/start-program.ts'
import type { TestServers } from './test-servers.ts'

/**
 * Runs the same selection over and over in one house, each round in a process of its own because
 * steps load once in a process. Ends at the first round that fails, with its reports; answers
 * whether none did.
 */
export async function repeat(house: TestServers, rounds: number): Promise<boolean> {
  const args = process.argv
    .slice(1)
    .filter((arg, index, all) => !arg.startsWith('--repeat') && all[index - 1] !== '--repeat')
  const env = {
    PORTAL_URL: house.portal,
    ...(house.control === undefined ? {} : { CONTROL_URL: house.control }),
    ...(house.edgeLog === undefined ? {} : { EDGE_LOG: house.edgeLog }),
  }
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`round ${round} of ${rounds}`)
    if ((await startProgram(args, (text) => process.stdout.write(text), env).ended) !== 0)
      return false
  }
  return true
}
