import { createServer, type Server } from 'node:http'

/** Creates the server of `/metrics`. It has a port of its own, which members cannot reach. */
export function createMetricsServer(text: () => string): Server {
  return createServer((req, res) => {
    const isKnown = req.url === '/metrics' && req.method === 'GET'
    res.writeHead(isKnown ? 200 : 404, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
    res.end(isKnown ? text() : '')
  })
}
