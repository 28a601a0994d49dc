import { Pool, type Dispatcher } from 'undici';
import type { Base, EdgeConfig } from './config.ts';

/** Time limits towards the upstream, in milliseconds. */
export interface UpstreamLimits {
  connectMs: number;
  /** Until the answer's headers. */
  answerMs: number;
  /** Between two pieces of an answer. */
  silenceMs: number;
  /** The same for RPC, whose streams are quiet between heartbeats. */
  streamSilenceMs: number;
}

export const defaultLimits: UpstreamLimits = { connectMs: 3_000, answerMs: 20_000, silenceMs: 20_000, streamSilenceMs: 120_000 };

export interface UpstreamCall {
  base: Base;
  method: string;
  /** As the browser asked for it, at the edge. */
  path: string;
  query: string;
  headers: string[];
  body: Buffer | null;
}

export interface Upstream {
  dispatch(call: UpstreamCall, handler: Dispatcher.DispatchHandler): void;
  /** Where the upstreams listen, for readiness. */
  readonly origins: readonly URL[];
  close(): Promise<void>;
}

/** What the edge adds in front of a base and the upstream does not see: the base-path rule of contracts/openapi/portal.yaml. */
const doorPrefix: Record<Base, string> = { api: '/api', services: '/services', rpc: '/rpc' };

/** The base that a path at the edge belongs to. */
export function baseOf(path: string): Base | undefined {
  return (Object.keys(doorPrefix) as Base[]).find((base) => path.startsWith(`${doorPrefix[base]}/`) || path === doorPrefix[base]);
}

/** Keeps one pool of connections per upstream origin. */
export function createUpstream(upstreams: EdgeConfig['upstreams'], limits: UpstreamLimits = defaultLimits): Upstream {
  const pools = new Map<string, Pool>();
  const poolOf = (origin: string): Pool => {
    const pool = pools.get(origin) ?? new Pool(origin, { connections: 128, connect: { timeout: limits.connectMs } });
    pools.set(origin, pool);
    return pool;
  };
  const targets = Object.fromEntries(
    Object.entries(upstreams).map(([base, url]) => [base, { pool: poolOf(url.origin), prefix: url.pathname.replace(/\/$/, '') }]),
  ) as Record<Base, { pool: Pool; prefix: string }>;
  return {
    origins: [...pools.keys()].map((origin) => new URL(origin)),
    dispatch({ base, method, path, query, headers, body }, handler) {
      const { pool, prefix } = targets[base];
      pool.dispatch(
        {
          method: method as Dispatcher.HttpMethod,
          path: prefix + path.slice(doorPrefix[base].length) + query,
          headers,
          body,
          headersTimeout: limits.answerMs,
          bodyTimeout: base === 'rpc' ? limits.streamSilenceMs : limits.silenceMs,
        },
        handler,
      );
    },
    close: async () => void (await Promise.all([...pools.values()].map((pool) => pool.destroy()))),
  };
}
