import { Pool, type Dispatcher } from 'undici'
import { bases } from '#generated/openapi/operations.ts'
import type { UpstreamBase, EdgeConfig } from '../config/edge-config.ts'

/** Timeouts of upstream calls, in milliseconds. */
export interface UpstreamLimits {
  connectMs: number
  /** Until the response headers. */
  answerMs: number
  /** Between two chunks of a response. */
  silenceMs: number
  /** Between two chunks of an RPC response; its streams are silent between heartbeats. */
  streamSilenceMs: number
}

export const defaultLimits: UpstreamLimits = {
  connectMs: 3_000,
  answerMs: 20_000,
  silenceMs: 20_000,
  streamSilenceMs: 120_000,
}

export interface UpstreamCall {
  operationId: string
  base: UpstreamBase
  method: string
  /** The path at the edge. */
  path: string
  query: string
  headers: string[]
  body: Buffer | null
  /** Whether the answer is an endless stream. */
  isStream?: boolean
  /** Whether the call changes nothing, so that it may be repeated. */
  isRead?: boolean
  /** The id of the session; undefined for a call without one. */
  session?: string | undefined
}

export interface Upstream {
  dispatch(call: UpstreamCall, handler: Dispatcher.DispatchHandler): void
  originOf(base: UpstreamBase): string
  /** Aborted by `endStreams`. */
  readonly streamsEnd: AbortSignal
  /** Ends all streams, so that browsers open them again at another edge. */
  endStreams(): void
  close(): Promise<void>
}

/** Returns the base of a path at the edge, by the contract's base-path rule (`x-bases`). */
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

/** Connections of one origin, for calls; bounded-upstream.ts lets no more calls through. */
export const callsAtOnce = 128

/**
 * Creates two connection pools per upstream origin. Streams have their own unlimited pool, because
 * each holds a connection for a long time.
 */
export function createUpstream(
  upstreams: EdgeConfig['upstreams'],
  limits: UpstreamLimits = defaultLimits,
): Upstream {
  const streamsEnd = new AbortController()
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
    originOf: (base) => upstreams[base].origin,
    streamsEnd: streamsEnd.signal,
    endStreams: () => streamsEnd.abort(),
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
