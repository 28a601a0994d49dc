import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const tokens = {
  access_token: 'made-up',
  refresh_token: 'made-up',
  expires_in: 900,
  type: 'bearer',
  last_activity_timestamp: '2026-11-20T15:00:00',
}

/**
 * A minimal upstream: it returns tokens for a sign-in and a small JSON document for any other
 * request.
 */
export async function startFreeUpstream(): Promise<{ url: string; server: Server }> {
  const server = createServer((call, answer) => {
    const body = JSON.stringify(call.method === 'POST' ? tokens : { features: [] })
    call.resume()
    answer
      .writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
