import { Pool, type Dispatcher } from 'undici'
import { bases } from '#generated/openapi/operations.ts'
import type { UpstreamBase, EdgeConfig } from '../edge-config.ts'

/** Time limits towards the upstream, in milliseconds. */
export interface UpstreamLimits {
  connectMs: number
  /** Until the answer's headers. */
  answerMs: number
  /** Between two pieces of an answer. */
  silenceMs: number
  /** The same for RPC, whose streams are quiet between heartbeats. */
  streamSilenceMs: number
}

export const defaultLimits: UpstreamLimits = {
  connectMs: 3_000,
  answerMs: 20_000,
  silenceMs: 20_000,
  streamSilenceMs: 120_000,
}

export interface UpstreamCall {
  base: UpstreamBase
  method: string
  /** As the browser asked for it, at the edge. */
  path: string
  query: string
  headers: string[]
  body: Buffer | null
  /** Its answer goes on for as long as the member looks at the page. */
  isStream?: boolean
}

export interface Upstream {
  dispatch(call: UpstreamCall, handler: Dispatcher.DispatchHandler): void
  /** Where the upstreams listen, for readiness. */
  readonly origins: readonly URL[]
  close(): Promise<void>
}

/**
 * The base that a path at the edge belongs to, by the base-path rule of the contract (`x-bases`).
 */
export function baseOf(path: string): UpstreamBase | undefined {
  return doors.find(({ starts }) => path.startsWith(starts))?.base
}

const doors = (['api', 'services', 'teams', 'rpc'] as const).map((base) => {
  const { door, contractPrefix, stripUpstream } = bases[base]
  return {
    base,
    starts: door === '' ? contractPrefix : `${door}/`,
    strip: (door + stripUpstream).length,
  }
})

/** Calls beyond these wait for one that ends, which takes milliseconds. */
const callsAtOnce = 128

/**
 * Keeps two pools of connections per upstream origin. Streams have one without a bound: each holds
 * a connection for as long as a tab is looked at, so they would leave none to the calls of a busy
 * edge.
 */
export function createUpstream(
  upstreams: EdgeConfig['upstreams'],
  limits: UpstreamLimits = defaultLimits,
): Upstream {
  const pools = new Map<string, Pool>()
  const poolOf = (origin: string, connections: number | null): Pool => {
    const key = `${origin} ${connections}`
    const pool =
      pools.get(key) ?? new Pool(origin, { connections, connect: { timeout: limits.connectMs } })
    pools.set(key, pool)
    return pool
  }
  const targets = new Map(
    doors.flatMap(({ base, strip }) => {
      const url = upstreams[base]
      return url === undefined
        ? []
        : [
            [
              base,
              {
                calls: poolOf(url.origin, callsAtOnce),
                streams: poolOf(url.origin, null),
                prefix: url.pathname.replace(/\/$/, ''),
                strip,
              },
            ] as const,
          ]
    }),
  )
  return {
    // Without the chat service's host the portal is ready all the same: it is for the tabs of the
    // chat alone.
    origins: [
      ...new Set(doors.flatMap(({ base }) => (base === 'teams' ? [] : [upstreams[base].origin]))),
    ].map((origin) => new URL(origin)),
    dispatch({ base, method, path, query, headers, body, isStream = false }, handler) {
      const target = targets.get(base)
      if (!target) throw new Error(`No upstream is known for the base ${base}.`)
      const { calls, streams, prefix, strip } = target
      const pool = isStream ? streams : calls
      pool.dispatch(
        {
          method: method as Dispatcher.HttpMethod,
          path: prefix + path.slice(strip) + query,
          headers,
          body,
          headersTimeout: limits.answerMs,
          bodyTimeout: base === 'rpc' ? limits.streamSilenceMs : limits.silenceMs,
        },
        handler,
      )
    },
    close: async () => void (await Promise.all([...pools.values()].map((pool) => pool.destroy()))),
  }
}
