import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopAll } from '../process/start-program.ts'
import { startServer, type Server } from '../process/start-server.ts'

/** Where the scenarios go, and how to end what was started for them. */
export interface TestServers {
  readonly portal: string
  readonly control: string | undefined
  /** The file with all that the edge wrote; undefined for an edge elsewhere. */
  readonly edgeLog?: string
  stop(): Promise<void>
}

/**
 * The house named in the environment: a portal and a backend elsewhere, which is how QA uses the
 * suite.
 */
export function remoteServers({
  PORTAL_URL: portal,
  CONTROL_URL: control,
  EDGE_LOG: edgeLog,
}: NodeJS.ProcessEnv): TestServers | undefined {
  return portal === undefined
    ? undefined
    : { portal, control, ...(edgeLog === undefined ? {} : { edgeLog }), stop: async () => {} }
}

/**
 * Our own: a mock server that forgets everything at its end, unless DATABASE_URL says where it is
 * to be kept, and the edge before it with the built portal. `options`: more of the mock server's.
 */
export async function startTestServers(
  staticDir: string,
  options: readonly string[] = [],
): Promise<TestServers> {
  const mock = await startServer('mock server', [
    'mock-server/main.ts',
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
  const edge = await startEdge(staticDir, upstream, (text) => appendFileSync(edgeLog, text))
  // The members of the scenarios would stay in a database that does.
  const forget = () => fetch(`${upstream}/control/reset`, { method: 'POST' }).catch(() => undefined)
  return {
    portal: `http://localhost:${edge.port}`,
    control: upstream,
    edgeLog,
    stop: () =>
      forget()
        .then(stopAll)
        .finally(() => rmSync(logs, { recursive: true, force: true })),
  }
}

/** The edge as `npm start` runs it, but that it passes the scenario's name on to the sandbox. */
export function startEdge(
  staticDir: string,
  upstream: string,
  keep?: (text: string) => void,
): Promise<Server> {
  return startServer(
    'edge',
    ['src/edge/edge-main.ts'],
    {
      PORTAL_PORT: '0',
      PORTAL_STATIC_DIR: staticDir,
      PORTAL_UPSTREAM_API: upstream,
      PORTAL_UPSTREAM_SERVICES: `${upstream}/services`,
      PORTAL_UPSTREAM_TEAMS: `${upstream}/teams`,
      PORTAL_UPSTREAM_RPC: upstream,
      PORTAL_CLIENT_ID: 'portal-web',
      PORTAL_CLIENT_SECRET: 'sandbox-secret',
      PORTAL_SEAL_KEY: randomBytes(32).toString('base64url'),
      PORTAL_FORWARD_SCENARIO: '1',
    },
    keep,
  )
}
