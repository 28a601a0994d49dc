import { startEdge } from '../acceptance/test-servers.ts'
import { stopAll } from '../process/start-program.ts'
import { startServer } from '../process/start-server.ts'
import { startFreeUpstream } from './floors/free-upstream.ts'
import { millisecondsPerCall, type LoadRequest } from './load.ts'
import { interleaved } from './median.ts'
import type { BenchRow } from './row.ts'

/**
 * A read call through the edge and through a bare proxy, both before the same upstream that costs
 * nothing.
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
 * The edge passes nothing on without a session: sealing its activity anew belongs to the price of a
 * call.
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
