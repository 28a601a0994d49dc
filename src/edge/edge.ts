import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { createSessionActivity } from './sessions/session-activity.ts'
import { createAllowlist, type EdgeOperation } from './proxy/allowlist.ts'
import type { Tracer } from '#telemetry/tracer.ts'
import type { Vitals } from '#platform/model/reports/page-report.ts'
import type { DrainTimes, EdgeConfig } from './config/edge-config.ts'
import { createCspReport } from './http/csp-report.ts'
import { createClientReport } from './reports/client-report.ts'
import { createProxyHandler } from './proxy/proxy-handler.ts'
import { createRequestContext, type RequestContext } from './http/request-context.ts'
import { createPipelineLimit } from './http/pipelined-requests.ts'
import { sendHealth, sendReadiness } from './http/health-checks.ts'
import { createClientAddress } from './limits/client-address.ts'
import { createKnownDevices } from './limits/known-devices.ts'
import { type LimitStore, ownLimits } from './limits/limit-store.ts'
import { createRequestLimits } from './limits/request-limits.ts'
import { createSignInAttempts } from './limits/sign-in-attempts.ts'
import type { AccessLog } from './access-log.ts'
import { pageHeadersOf } from './http/page-headers.ts'
import { sendUnreadable, createPageHandler } from './http/page-handler.ts'
import { sendProblem } from './http/edge-problem.ts'
import { createProtocolErrors, cutStalled } from './http/protocol-error.ts'
import { readTarget } from './http/request-target.ts'
import { createSecurityLog, type SecurityLine } from './security/security-log.ts'
import { createRevokeSession } from './sessions/revoke-session.ts'
import { createSecondStepCookies } from './sessions/second-step-cookies.ts'
import { createCookieEncryption } from './sessions/cookie-encryption.ts'
import { createAccessTokens, noAccessTokens } from './sessions/access-tokens.ts'
import { createEdgeSessions } from './sessions/edge-sessions.ts'
import { createRotatedTokens } from './sessions/rotated-tokens.ts'
import { type DashboardDrawer, startDashboardDrawer } from './http/dashboard-drawer.ts'
import { createDrawnDashboards } from './http/drawn-dashboard.ts'
import { type DrawnPages, drawPages } from './http/drawn-pages.ts'
import { pagesOfDrawings } from './http/drawing/page-of-drawing.ts'
import { loadStaticFiles, type StaticFiles } from './http/static-files.ts'
import { createTokenCalls } from './sessions/token-calls.ts'
import {
  type BoundedCalls,
  type CallBounds,
  createBoundedUpstream,
} from './proxy/bounded-upstream.ts'
import { baseOf, createUpstream, type UpstreamLimits } from './proxy/upstream.ts'
import { traceRequest } from './tracing/traced-request.ts'
import { tracedUpstream } from './tracing/traced-upstream.ts'
import { createDrawingCalls } from './proxy/drawing-calls.ts'
import { basicOf, createAuthorizedRequests } from './proxy/authorized-requests.ts'

export interface EdgeParts {
  config: EdgeConfig
  operations: readonly EdgeOperation[]
  log: AccessLog
  /** Writes a line of the security log. */
  security: (line: SecurityLine) => void
  /** Counts the web vitals that a page reported. */
  vitals: (measured: Vitals) => void
  /** Makes spans of requests and of calls to the provider; without one there are none. */
  tracer?: Tracer | undefined
  /** The current time, epoch milliseconds. */
  now: () => number
  /** Where limits of requests are counted; without one, in memory. */
  limitStore?: LimitStore | undefined
  limits?: UpstreamLimits
  bounds?: CallBounds
  /** Delays before each retry of a session revocation, in milliseconds. */
  retirePauses?: readonly number[]
  /** How long a connection may make no progress, in milliseconds; longer than `answerMs`. */
  stalledMs?: number
}

export interface Edge {
  server: Server
  /** The calls under way, for the metrics. */
  calls: BoundedCalls
  /**
   * Says at `/readyz` that it stops, then takes no new calls and ends streams, then waits for calls
   * under way. Resolves to the number of calls that it had to cut.
   */
  drain(times: DrainTimes): Promise<number>
}

/** Limits of one process, far above the load of a portal. */
const connectionsAtMost = 10_000
const requestsPerConnection = 1_000
const tooManyAtOnce = { message: 'Too many requests wait on this connection.' }
/** Limits must not follow the system's clock, which can be set. */
const monotonic = (): number => performance.now()
const closing = ['connection', 'close'] as const

/**
 * Creates the edge (docs/architecture.md#session). Its only state are connections, caches, and
 * answers to refreshes for 30 s.
 */
export function createEdge({
  config,
  operations,
  log,
  security,
  vitals,
  tracer,
  limitStore = ownLimits(monotonic),
  now,
  limits,
  bounds,
  retirePauses,
  stalledMs = 30_000,
}: EdgeParts): Edge {
  const stopping = new AbortController()
  const underWay = new Set<ServerResponse>()
  const provider = createUpstream(config.upstreams, limits)
  const upstream = createBoundedUpstream(
    tracer ? tracedUpstream(provider, tracer) : provider,
    bounds,
  )
  const seal = createCookieEncryption(config.sealKeys)
  const sessions = createEdgeSessions(seal, now)
  const basic = basicOf(config.clientId, config.clientSecret)
  const whole = createAuthorizedRequests({ upstream, basic })
  const retire = createRevokeSession({
    upstream,
    basic,
    operations,
    log,
    ...(retirePauses ? { pauses: retirePauses } : {}),
  })
  const requestLimits = createRequestLimits(config.rates, limitStore)
  const clientOf = createClientAddress(config.trustedProxies)
  const drawer = dashboardDrawerOf(config, log)
  const tokens = drawer ? createAccessTokens(seal, now) : noAccessTokens
  const allowlist = createAllowlist(operations)
  const tokenCalls = createTokenCalls({
    sessions,
    upstream,
    whole,
    secondStep: createSecondStepCookies(seal, now),
    retire,
    successors: createRotatedTokens(seal, now),
    tokens,
    attempts: createSignInAttempts({
      known: createKnownDevices(seal),
      rate: config.rates.failures,
      store: limitStore,
    }),
  })
  const door = createProxyHandler({
    allowlist,
    sessions,
    tokenCalls,
    upstream,
    limits: requestLimits,
    forwardScenario: config.forwardScenario,
  })
  const files: StaticFiles =
    config.staticDir === undefined ? new Map() : loadStaticFiles(config.staticDir, config)
  const pageOf = drawingsOrNone(config, files, log)
  const pages = createPageHandler(
    files,
    visitorsPages(config, pageOf, log),
    pageHeadersOf(config.deployment.environment),
    drawer &&
      pageOf &&
      createDrawnDashboards({
        drawer,
        sessions,
        tokens,
        calls: createDrawingCalls({
          allowlist,
          upstream,
          limits: requestLimits,
          forwardScenario: config.forwardScenario,
        }),
        pageOf,
        environment: config.deployment.environment,
        waitMs: config.dashboardWaitMs,
        now,
        failed: (name) => log({ event: 'defect', route: 'page', name }),
      }),
  )
  const cspReport = createCspReport(log, requestLimits)
  const clientReport = createClientReport({ log, limits: requestLimits, files, vitals })
  const activity = createSessionActivity(sessions)
  const noteSecurity = createSecurityLog(security, now, config.sealKeys)
  const turnOf = createPipelineLimit()

  function route(exchange: RequestContext): void | Promise<void> {
    const { path } = exchange
    if (baseOf(path)) return door(exchange)
    if (path === '/healthz') return sendHealth(named(exchange, 'healthz'))
    if (path === '/readyz') return sendReadiness(named(exchange, 'readyz'), stopping.signal)
    if (path === '/session/activity') return activity(named(exchange, 'activity'))
    if (path === '/csp-report') return cspReport(named(exchange, 'csp-report'))
    if (path === '/client-report') return clientReport(named(exchange, 'client-report'))
    return pages(exchange)
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const target = readTarget(req.url ?? '')
    const exchange = createRequestContext(req, res, target)
    exchange.client = clientOf(req)
    const turn = turnOf(req, res)
    if (turn === 'ignore') return
    if (tracer) traceRequest(exchange, tracer)
    logWhenDone(exchange, log)
    res.once('close', () => noteSecurity(exchange))
    countUnderWay(res)
    if (turn === 'refuse') return sendProblem(exchange, 429, tooManyAtOnce, closing)
    if (!target || !req.headers.host) return sendUnreadable(exchange)
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
        sendProblem(exchange, 500, {
          message: 'Something went wrong here.',
          error: 'server_error',
        })
    }
  }

  function countUnderWay(res: ServerResponse): void {
    underWay.add(res)
    res.once('close', () => {
      underWay.delete(res)
      // The connection becomes idle after this event.
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
  }

  const server = createServer(
    // Node would answer a missing Host without the security headers.
    {
      requireHostHeader: false,
      maxHeaderSize: 64 * 1024,
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
    },
    (req, res) => void handle(req, res),
  )
  server.maxConnections = connectionsAtMost
  server.maxRequestsPerSocket = requestsPerConnection
  // A client that sends and never reads would otherwise hold its answers in memory.
  server.setTimeout(stalledMs, cutStalled)
  server.on('clientError', createProtocolErrors(log))
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    const exchange = createRequestContext(req, res)
    logWhenDone(exchange, log)
    sendProblem(exchange, 417, { message: 'That expectation cannot be met.' }, closing)
  })

  return {
    server,
    calls: upstream.calls,
    async drain({ noticeMs, callsMs }) {
      stopping.abort()
      // The server itself keeps the process alive.
      await delay(noticeMs, undefined, { ref: false })
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
      server.closeIdleConnections()
      upstream.endStreams()
      await Promise.race([closed, delay(callsMs, undefined, { ref: false })])
      const cut = underWay.size
      server.closeAllConnections()
      await upstream.close()
      await drawer?.close()
      return cut
    },
  }
}

type PageOf = ReturnType<typeof pagesOfDrawings>

/** Without its drawings, the portal draws itself in the browser. */
function drawingsOrNone(
  { staticDir, brandColors }: EdgeConfig,
  files: StaticFiles,
  log: AccessLog,
): PageOf {
  try {
    return staticDir === undefined ? null : pagesOfDrawings(staticDir, files, brandColors)
  } catch {
    log(drawingFailed)
    return null
  }
}

function visitorsPages(
  { staticDir, deployment }: EdgeConfig,
  pageOf: PageOf,
  log: AccessLog,
): DrawnPages {
  try {
    if (staticDir !== undefined && pageOf) return drawPages(staticDir, deployment, pageOf)
  } catch {
    log(drawingFailed)
  }
  return new Map()
}

const drawingFailed = { event: 'defect', route: 'page', name: 'DrawingFailed' } as const

/** A page that the browser must draw after all is no defect. */
function dashboardDrawerOf(
  { staticDir, deployment, dashboardWaitMs }: EdgeConfig,
  log: AccessLog,
): DashboardDrawer | null {
  if (staticDir === undefined || dashboardWaitMs === 0) return null
  return startDashboardDrawer(staticDir, deployment, (name) => {
    if (name !== 'NotDrawn') log({ event: 'defect', route: 'page', name })
  })
}

function named(exchange: RequestContext, route: string): RequestContext {
  exchange.route = route
  return exchange
}

/**
 * Logs one line per request: no address, query, header or member data. `bytes` includes the
 * headers.
 */
function logWhenDone(exchange: RequestContext, log: AccessLog): void {
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
      id: exchange.logId,
      ...(exchange.sentTrace === undefined ? {} : { trace: exchange.traceparent.slice(3, 35) }),
      ...(exchange.providerId === undefined ? {} : { providerId: exchange.providerId }),
      ...(exchange.refused === undefined ? {} : { refused: exchange.refused }),
      ...(exchange.isSanitized === true ? { sanitized: true } : {}),
      ...(res.writableFinished ? {} : { aborted: true }),
    })
  })
}
