import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createActivity } from './sessions/session-activity.ts'
import { createAllowlist, type EdgeOperation } from './proxy/allowlist.ts'
import type { EdgeConfig } from './edge-config.ts'
import { createCspReport } from './http/csp-report.ts'
import { createDoor } from './proxy/proxy-handler.ts'
import type { Exchange } from './http/request-context.ts'
import { answerHealth, answerReadiness } from './http/health-checks.ts'
import type { Log } from './access-log.ts'
import { pageHeadersOf } from './http/page-headers.ts'
import { answerUnreadable, createPages } from './http/page-handler.ts'
import { answerProblem } from './http/edge-problem.ts'
import { answerProtocolError } from './http/protocol-error.ts'
import { readTarget } from './http/request-target.ts'
import { createRetirement } from './sessions/revoke-session.ts'
import { createSecondStep } from './sessions/second-step-cookies.ts'
import { createSeal } from './sessions/cookie-encryption.ts'
import { createSessions } from './sessions/edge-sessions.ts'
import { createSuccessors } from './sessions/rotated-tokens.ts'
import { loadStaticFiles } from './http/static-files.ts'
import { createTokenCalls } from './sessions/token-calls.ts'
import { baseOf, createUpstream, type UpstreamLimits } from './proxy/upstream.ts'
import { basicOf, createWholeCalls } from './proxy/authorized-requests.ts'

export interface EdgeParts {
  config: EdgeConfig
  operations: readonly EdgeOperation[]
  log: Log
  /** Epoch milliseconds: the idle clock's time. */
  now: () => number
  limits?: UpstreamLimits
  /** Milliseconds before each new try to end a session at the provider. */
  retirePauses?: readonly number[]
}

export interface Edge {
  server: Server
  /** Lets running answers end, then closes the connections to the upstreams. */
  close(): Promise<void>
}

/**
 * One front door of the portal (docs/architecture.md#session). Keeps nothing between requests but
 * connections, what it can compute again, and the answers to refreshes for 30 s.
 */
export function createEdge({
  config,
  operations,
  log,
  now,
  limits,
  retirePauses,
}: EdgeParts): Edge {
  const upstream = createUpstream(config.upstreams, limits)
  const seal = createSeal(config.sealKey)
  const sessions = createSessions(seal, now)
  const basic = basicOf(config.clientId, config.clientSecret)
  const whole = createWholeCalls({ upstream, basic })
  const retire = createRetirement({
    upstream,
    basic,
    operations,
    log,
    ...(retirePauses ? { pauses: retirePauses } : {}),
  })
  const tokenCalls = createTokenCalls({
    sessions,
    upstream,
    whole,
    secondStep: createSecondStep(seal, now),
    retire,
    successors: createSuccessors(seal, now),
  })
  const door = createDoor({
    allowlist: createAllowlist(operations),
    sessions,
    tokenCalls,
    upstream,
    forwardScenario: config.forwardScenario,
  })
  const pages = createPages(
    config.staticDir === undefined ? new Map() : loadStaticFiles(config.staticDir, config.flagsOff),
    pageHeadersOf(config.environment),
  )
  const cspReport = createCspReport(log)
  const activity = createActivity(sessions)

  function route(exchange: Exchange): void | Promise<void> {
    const { path } = exchange
    if (baseOf(path)) return door(exchange)
    if (path === '/healthz') return answerHealth(named(exchange, 'healthz'))
    if (path === '/readyz') return answerReadiness(named(exchange, 'readyz'), upstream.origins)
    if (path === '/session/activity') return activity(named(exchange, 'activity'))
    if (path === '/csp-report') return cspReport(named(exchange, 'csp-report'))
    return pages(exchange)
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const target = readTarget(req.url ?? '')
    const exchange: Exchange = {
      req,
      res,
      path: target?.path ?? '',
      query: target?.query ?? '',
      route: 'unknown',
      cookies: [],
    }
    logWhenDone(exchange, log)
    if (!target || !req.headers.host) return answerUnreadable(exchange)
    try {
      await route(exchange)
    } catch (error) {
      log({
        event: 'defect',
        route: exchange.route,
        name: error instanceof Error ? error.name : 'unknown',
      })
      if (res.headersSent) res.destroy()
      else
        answerProblem(exchange, 500, {
          message: 'Something went wrong here.',
          error: 'server_error',
        })
    }
  }

  const server = createServer(
    // Node would answer a missing Host by itself, without our headers.
    {
      requireHostHeader: false,
      maxHeaderSize: 64 * 1024,
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
    },
    (req, res) => void handle(req, res),
  )
  server.on('clientError', answerProtocolError)
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    const exchange: Exchange = { req, res, path: '', query: '', route: 'unknown', cookies: [] }
    logWhenDone(exchange, log)
    answerProblem(exchange, 417, { message: 'That expectation cannot be met.' }, [
      'connection',
      'close',
    ])
  })

  return {
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => void upstream.close().then(resolve))
        server.closeIdleConnections()
      }),
  }
}

function named(exchange: Exchange, route: string): Exchange {
  exchange.route = route
  return exchange
}

/**
 * One line per request: no address, no query, no header, nothing that a member typed or read.
 * `bytes` counts the answer with its headers.
 */
function logWhenDone(exchange: Exchange, log: Log): void {
  const { req, res } = exchange
  const { socket } = req
  const startedAt = performance.now()
  const bytesBefore = socket.bytesWritten
  res.once('close', () => {
    log({
      method: req.method ?? '',
      route: exchange.route,
      status: res.statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
      ...(exchange.reference === undefined ? {} : { reference: exchange.reference }),
      ...(res.writableFinished ? {} : { aborted: true }),
    })
  })
}
