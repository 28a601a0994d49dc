import type { AddressInfo } from 'node:net'
import { operations, rpcOperations } from '#generated/openapi/operations.ts'
import { type DrainTimes, type EdgeConfig, readConfig } from './config/edge-config.ts'
import type { LimitStore } from './limits/limit-store.ts'
import { BadConfiguration } from './config/read-settings.ts'
import { createEdge, type Edge } from './edge.ts'
import { createEdgeMetrics } from './metrics/edge-metrics.ts'
import { createMetricsServer } from './metrics/metrics-server.ts'
import type { SecurityLine } from './security/security-log.ts'
import { startTracing } from '#telemetry/start-tracing.ts'
import type { Tracer } from '#telemetry/tracer.ts'
import { BadTracing } from '#telemetry/tracing-settings.ts'
import { type AccessLog, createAccessLog, createLogWriter } from './access-log.ts'

const write = createLogWriter(process.stdout)
const accessLog = createAccessLog(write, Date.now)
const metrics = createEdgeMetrics()
const log: AccessLog = (line) => {
  metrics.count(line)
  accessLog(line)
}

const security = (line: SecurityLine): void => {
  metrics.countSecurity(line)
  write(`${JSON.stringify(line)}\n`)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const tracer = await startTracing(process.env, {
    name: 'portal-edge',
    isPublic: true,
    lost: () => log({ event: 'spans-lost' }),
  })
  // Other operations are reached by a form that leaves the portal, or not at all.
  const reachable = [...Object.values(operations), ...Object.values(rpcOperations)].flatMap(
    (each) => (each.doorPath !== null && config.upstreams[each.base] ? [each] : []),
  )
  const limitStore = await sharedLimitsOf(config)
  const edge = createEdge({
    config,
    limitStore,
    operations: reachable,
    log,
    security,
    vitals: metrics.measure,
    tracer,
    now: Date.now,
  })
  edge.server.once('error', (error: NodeJS.ErrnoException) =>
    fail(`The port ${config.port} cannot be used (${error.code}).`),
  )
  edge.server.listen({ port: config.port, host: config.host }, () =>
    log({ event: 'ready', port: (edge.server.address() as AddressInfo).port }),
  )
  if (config.metricsPort !== undefined) {
    const port = config.metricsPort
    createMetricsServer(() => metrics.text(edge.calls))
      .once('error', (error: NodeJS.ErrnoException) =>
        fail(`The port ${port} cannot be used (${error.code}).`),
      )
      .listen({ port, host: config.host })
      .unref()
  }
  process.once('SIGTERM', () => void stop(edge, config.drain, tracer))
  // A person who presses Ctrl+C does not wait for balancers.
  process.once('SIGINT', () => void stop(edge, { noticeMs: 0, callsMs: 5_000 }, tracer))
}

/** Loads the client of Redis only where there is one. */
async function sharedLimitsOf({
  limitsRedis: url,
  sealKeys: [secret],
}: EdgeConfig): Promise<LimitStore | undefined> {
  if (url === undefined) return undefined
  const { redisLimits } = await import('./limits/shared/redis-limits.ts')
  const now = (): number => performance.now()
  return await redisLimits({ url, secret, told: (event) => log({ event }), now })
}

async function stop(edge: Edge, times: DrainTimes, tracer: Tracer | undefined): Promise<void> {
  log({ event: 'stopping' })
  const cut = await edge.drain(times)
  await tracer?.close()
  log({ event: 'stopped', cut })
  // The log writes at the end of this turn.
  setImmediate(() => setImmediate(() => process.exit(0)))
}

function fail(message: string): void {
  process.stderr.write(`edge: ${message}\n`)
  process.exit(1)
}

await start().catch((error: unknown) => {
  if (error instanceof BadConfiguration || error instanceof BadTracing) fail(error.message)
  throw error
})
