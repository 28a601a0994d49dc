import { startEdge } from '../../acceptance/test-servers.ts'
import { stopAll } from '../../process/start-program.ts'
import { startServer } from '../../process/start-server.ts'
import { startProxy } from '../proxy/changing-proxy.ts'
import type { Scenarios } from '../proxy/fault-plan.ts'

/** An edge with the built portal, a mock server, and the proxy between them. */
export interface ChangedServers {
  readonly portal: string
  readonly control: string
  readonly scenarios: Scenarios
  stop(): Promise<void>
}

/** Starts the servers. Data is in memory. */
export async function startChangedServers(staticDir: string): Promise<ChangedServers> {
  const mock = await startServer(
    'mock server',
    ['mock-server/main.ts', '--memory', '--control', '--quiet', '--port', '0'],
    { DATABASE_URL: '' },
  )
  const control = `http://127.0.0.1:${mock.port}`
  const proxy = await startProxy(control)
  const edge = await startEdge(staticDir, proxy.address)
  return {
    portal: `http://localhost:${edge.port}`,
    control,
    scenarios: proxy.scenarios,
    stop: () => Promise.all([stopAll(), proxy.stop()]).then(() => undefined),
  }
}
