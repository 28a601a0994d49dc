import { readTarget } from '../../steps/support/target/target.ts'
import type { TestServers } from './test-servers.ts'

/**
 * Returns the portal and backend of the target file or of the environment, or undefined. QA uses this
 * for deployed systems.
 */
export function remoteServers(env: NodeJS.ProcessEnv): TestServers | undefined {
  const { ACCEPTANCE_TARGET: file, CONTROL_URL: control, EDGE_LOG: edgeLog } = env
  const portal =
    env['PORTAL_URL'] ?? (file === undefined ? undefined : readTarget(file, env).address)
  return portal === undefined
    ? undefined
    : { portal, control, ...(edgeLog === undefined ? {} : { edgeLog }), stop: async () => {} }
}
