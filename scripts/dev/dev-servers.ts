import { createWriteStream, mkdirSync } from 'node:fs'
import { builtPortal } from '../build/built-portal.ts'
import { startServer, type Server } from '../process/start-server.ts'
import { freePort } from './free-port.ts'
import { cookieKey } from './cookie-key.ts'
import { sandboxClient, sandboxEdgeVariables } from '../process/sandbox-edge.ts'

/** The running servers; browsers visit `front`. */
export interface DevServers {
  readonly servers: readonly Server[]
  readonly front: Server
  readonly mock: Server
}

const logs = 'var/log'

/**
 * Starts the mock server, optionally with its control API, and the edge, which reads the file
 * `config`. With `liveReload`, vite serves the pages, without that file, and the edge only the calls.
 */
export async function startDevServers(
  liveReload: boolean,
  control: boolean,
  config = '',
): Promise<DevServers> {
  mkdirSync(logs, { recursive: true })
  const start = (
    name: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
  ): Promise<Server> => {
    const log = createWriteStream(`${logs}/${name.replaceAll(' ', '-')}.log`)
    return startServer(name, args, env, (text) => log.write(text))
  }
  const mockPort = await freePort(4010)
  const upstream = `http://127.0.0.1:${mockPort}`
  const startEdge = async (): Promise<Server> =>
    start('edge', ['src/edge/edge-main.ts'], {
      PORTAL_PORT: liveReload ? '0' : String(await freePort(4000)),
      PORTAL_HOST: process.env['PORTAL_HOST'] ?? '127.0.0.1',
      PORTAL_STATIC_DIR: liveReload ? '' : await builtPortal(),
      ...sandboxEdgeVariables(upstream),
      // No balancer looks at this edge.
      PORTAL_DRAIN_NOTICE_SECONDS: '0',
      PORTAL_SEAL_KEY: cookieKey(),
      PORTAL_CONFIG: config,
    })
  // The edge does not need the upstream to start.
  const [mock, edge] = await Promise.all([
    start(
      'mock server',
      [
        'mock-server/main.ts',
        '--coach',
        ...(control ? ['--control'] : []),
        '--port',
        String(mockPort),
      ],
      { SANDBOX_CLIENT_ID: sandboxClient.id, SANDBOX_CLIENT_SECRET: sandboxClient.secret },
    ),
    startEdge(),
  ])
  const front = liveReload
    ? await start('live reload', ['scripts/dev/live-reload.ts'], {
        EDGE_PORT: String(edge.port),
        PORTAL_PORT: String(await freePort(4000)),
      })
    : edge
  return { servers: [mock, edge, front], front, mock }
}
