import { serverInputs } from './inputs.ts'
import { bundleServers } from './server-bundles.ts'
import { upToDate } from './up-to-date.ts'

const upToDateServers = upToDate({
  folder: 'dist/servers',
  mark: 'inputs',
  fingerprint: serverInputs,
  build: bundleServers,
})

/** Returns the folder of the bundled servers. Bundles them first when a source has changed. */
export function builtServers(): Promise<string> {
  return upToDateServers()
}

/** Bundles the servers when a source has changed, and returns the program of one of them. */
export async function bundledProgram(name: 'edge' | 'mock-server' | 'teams-bot'): Promise<string> {
  return `${await builtServers()}/${name}/main.mjs`
}
