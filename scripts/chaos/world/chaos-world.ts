import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEdge } from '../../acceptance/test-servers.ts'
import { bundledProgram } from '../../build/built-servers.ts'
import { freePort } from '../../dev/free-port.ts'
import { startServer, type Server } from '../../process/start-server.ts'
import { startBalancer, type Balancer } from './balancer.ts'
import { type FaultyProvider, startFaultyProvider } from './faulty-provider.ts'

/** Two edges behind a balancer, before a provider that can fail and a sandbox that can be restarted. */
export interface ChaosWorld {
  readonly portal: string
  /** The sandbox itself, with its control API. */
  readonly sandbox: string
  readonly folder: string
  readonly provider: FaultyProvider
  readonly balancer: Balancer
  edges(): readonly Server[]
  /** Starts an edge with the keys of the others and puts it behind the balancer. */
  addEdge(): Promise<Server>
  removeEdge(edge: Server): Promise<void>
  sandboxServer(): Server
  restartSandbox(): Promise<void>
  /** Moves the clock of a server by so many milliseconds from the machine's. */
  moveClock(server: Server, milliseconds: number): void
  stop(): Promise<void>
}

const preloadedClock = ['--import', resolve('scripts/chaos/world/clock.mjs')]

/** Starts the bundled servers. `database` is a PostgreSQL address; without one it is a SQLite file. */
export async function startWorld(portalDir: string, database?: string): Promise<ChaosWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  const clock = join(folder, 'clock')
  // On a busy machine PostgreSQL takes its time.
  const env = { CHAOS_CLOCK: clock, DATABASE_URL: database ?? '', DATABASE_PATIENCE: '12' }
  const port = await freePort(4_700)
  const mock = await bundledProgram('mock-server')
  const program = await bundledProgram('edge')
  const startSandbox = (): Promise<Server> =>
    startServer(
      'sandbox',
      [
        ...preloadedClock,
        mock,
        ...(database === undefined ? ['--db', join(folder, 'sandbox.sqlite')] : []),
        ...['--port', String(port), '--heartbeat', '2', '--control', '--quiet'],
      ],
      env,
    )
  let sandboxServer = await startSandbox()
  const sandbox = `http://127.0.0.1:${port}`
  const provider = await startFaultyProvider(sandbox)
  const keys = randomBytes(32).toString('base64url')
  const edges = new Set<Server>()
  const startOne = async (): Promise<Server> => {
    const edge = await startEdge(portalDir, provider.address, {
      args: preloadedClock,
      program,
      env: { ...env, PORTAL_SEAL_KEY: keys, PORTAL_DRAIN_NOTICE_SECONDS: '5' },
    })
    edges.add(edge)
    return edge
  }
  const balancer = await startBalancer([(await startOne()).port, (await startOne()).port])
  return {
    portal: balancer.address,
    sandbox,
    folder,
    provider,
    balancer,
    edges: () => [...edges],
    async addEdge() {
      const edge = await startOne()
      balancer.edges.add(edge.port)
      await balancer.sees(edge.port, true)
      return edge
    },
    async removeEdge(edge) {
      await edge.ended
      edges.delete(edge)
      balancer.edges.delete(edge.port)
    },
    sandboxServer: () => sandboxServer,
    async restartSandbox() {
      sandboxServer = await startSandbox()
    },
    moveClock(server, milliseconds) {
      writeFileSync(clock, String(milliseconds))
      if (server.pid !== undefined) process.kill(server.pid, 'SIGUSR2')
    },
    async stop() {
      balancer.stop()
      for (const edge of edges) await edge.stop()
      await provider.stop()
      await sandboxServer.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
