import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A minimal Node proxy with keep-alive connections. It runs in its own process, as the edge does,
 * because in-process calls would save two hops.
 */
const { hostname, port } = new URL(process.argv[2] ?? '')
const agent = new Agent({ keepAlive: true })
const server = createServer((call, answer) => {
  const path = call.url?.replace(/^\/api/, '') ?? '/'
  const forwarded = request(
    { agent, hostname, port, path, method: call.method, headers: call.headers },
    (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    },
  )
  forwarded.once('error', () => answer.writeHead(502).end())
  call.pipe(forwarded)
})
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ event: 'ready', port: (server.address() as AddressInfo).port })),
)
