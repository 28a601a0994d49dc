import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundledProgram } from '../build/built-servers.ts'
import { stopAll } from '../process/start-program.ts'
import { startServer, type Server } from '../process/start-server.ts'
import { sandboxEdgeVariables } from '../process/sandbox-edge.ts'

/** Seconds after which no busy machine decides whether the edge draws a dashboard. */
export const drawnSurely = '10'

/** The addresses of the servers under test, and a function that stops them. */
export interface TestServers {
  readonly portal: string
  readonly control: string | undefined
  /** The edge's log file; undefined for a remote edge. */
  readonly edgeLog?: string
  stop(): Promise<void>
}

/**
 * Starts the bundled mock server and edge with the built portal. Data is in memory unless DATABASE_URL is
 * set; `options` are further options of the mock server. The edge draws no dashboards unless it waits.
 */
export async function startTestServers(
  staticDir: string,
  options: readonly string[] = [],
  dashboardWaitSeconds = '0',
): Promise<TestServers> {
  const mock = await startServer('mock server', [
    await bundledProgram('mock-server'),
    ...options,
    ...(process.env['DATABASE_URL'] ? [] : ['--memory']),
    '--control',
    '--quiet',
    '--port',
    '0',
  ])
  const upstream = `http://127.0.0.1:${mock.port}`
  const logs = mkdtempSync(join(tmpdir(), 'edge-log-'))
  const edgeLog = join(logs, 'edge.log')
  const edge = await startEdge(staticDir, upstream, {
    log: (text) => appendFileSync(edgeLog, text),
    env: { PORTAL_DASHBOARD_WAIT_SECONDS: dashboardWaitSeconds },
  })
  // Delete the test members, because DATABASE_URL may name a lasting database.
  const resetData = () =>
    fetch(`${upstream}/control/reset`, { method: 'POST' }).catch(() => undefined)
  return {
    portal: `http://localhost:${edge.port}`,
    control: upstream,
    edgeLog,
    stop: () =>
      resetData()
        .then(stopAll)
        .finally(() => rmSync(logs, { recursive: true, force: true })),
  }
}

/**
 * Starts another provider on the same build: its own settings, members with data of today, and no
 * control API. Resolves to the portal's address.
 */
export async function startOtherProvider(staticDir: string, config: string): Promise<string> {
  const mock = await startServer('mock server', [
    await bundledProgram('mock-server'),
    '--memory',
    '--quiet',
    '--port',
    '0',
  ])
  const edge = await startEdge(staticDir, `http://127.0.0.1:${mock.port}`, {
    env: {
      PORTAL_CONFIG: config,
      PORTAL_FORWARD_SCENARIO: '',
      PORTAL_DASHBOARD_WAIT_SECONDS: drawnSurely,
    },
  })
  return `http://localhost:${edge.port}`
}

export interface EdgeOptions {
  readonly log?: (text: string) => void
  /** Instead of the bundle of the images. */
  readonly program?: string
  /** Options of Node. */
  readonly args?: readonly string[]
  /** More variables of its environment. */
  readonly env?: NodeJS.ProcessEnv
}

/**
 * Starts the edge, bundled as in the images unless `program` says otherwise. It also forwards the
 * scenario's name to the mock server.
 */
export async function startEdge(
  staticDir: string,
  upstream: string,
  { log, program, args = [], env = {} }: EdgeOptions = {},
): Promise<Server> {
  return startServer(
    'edge',
    [...args, program ?? (await bundledProgram('edge'))],
    {
      PORTAL_PORT: '0',
      PORTAL_STATIC_DIR: staticDir,
      ...sandboxEdgeVariables(upstream),
      // No balancer looks at this edge.
      PORTAL_DRAIN_NOTICE_SECONDS: '0',
      PORTAL_SEAL_KEY: randomBytes(32).toString('base64url'),
      PORTAL_FORWARD_SCENARIO: '1',
      PORTAL_DASHBOARD_WAIT_SECONDS: '0',
      // All members of a run have one address, and a bench asks as fast as it can.
      PORTAL_LIMITS_SESSION: '100000',
      PORTAL_LIMITS_NETWORK: '100000',
      ...env,
    },
    log,
  )
}
