import { startEdge } from '../acceptance/test-servers.ts'
import { stopAll } from '../process/start-program.ts'
import { startServer } from '../process/start-server.ts'
import { startFreeUpstream } from './floors/free-upstream.ts'
import { millisecondsPerCall, type LoadRequest } from './load.ts'
import { interleaved } from './median.ts'
import type { BenchRow } from './row.ts'

/**
 * Compares a read call through the edge with one through a bare proxy, with the same minimal
 * upstream.
 */
export async function edgeRows(staticDir: string): Promise<BenchRow[]> {
  const upstream = await startFreeUpstream()
  const bare = await startServer('bare proxy', ['scripts/bench/floors/bare-proxy.ts', upstream.url])
  const edge = await startEdge(staticDir, upstream.url)
  const cookie = await sessionCookie(`http://127.0.0.1:${edge.port}`)
  const shot = (url: string): LoadRequest => ({
    url: `${url}/api/v1/users/me/platform/features/config`,
    headers: { authorization: 'Bearer made-up', accept: 'application/json', cookie },
  })
  try {
    const { ours, floor } = await interleaved(7, {
      ours: () => millisecondsPerCall(shot(`http://127.0.0.1:${edge.port}`)),
      floor: () => millisecondsPerCall(shot(`http://127.0.0.1:${bare.port}`)),
    })
    return [
      {
        name: 'edge: a call passed on, against a bare Node proxy',
        unit: 'ms',
        ours,
        floor,
        bound: 1.4,
      },
    ]
  } finally {
    await stopAll()
    upstream.server.close()
  }
}

/**
 * Returns the cookie of a signed-in session. The edge needs one, and renewing it is part of the
 * cost of a call.
 */
const sessionCookie = async (edge: string): Promise<string> => {
  const answer = await fetch(`${edge}/api/v1/users/me/auth`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-portal-request': '1',
      origin: edge,
    },
    body: 'grant_type=password&username=made-up&password=made-up',
  })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
