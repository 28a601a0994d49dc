import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least that a proxy in Node can be: every call passed on as it is, over kept-alive connections. */
export const startBareProxy = async (upstream: string): Promise<{ url: string; server: Server }> => {
  const { hostname, port } = new URL(upstream)
  const agent = new Agent({ keepAlive: true })
  const server = createServer((call, answer) => {
    const path = call.url?.replace(/^\/api/, '') ?? '/'
    const forwarded = request({ agent, hostname, port, path, method: call.method, headers: call.headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    forwarded.once('error', () => answer.writeHead(502).end())
    call.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

const tokens = { access_token: 'made-up', refresh_token: 'made-up', expires_in: 900, type: 'bearer', last_activity_timestamp: '2026-11-20T15:00:00' }

/** An upstream that costs nothing: tokens for whoever signs in, one small JSON answer for whatever else is asked. */
export const startUpstream = async (): Promise<{ url: string; server: Server }> => {
  const server = createServer((call, answer) => {
    const body = JSON.stringify(call.method === 'POST' ? tokens : { features: [] })
    call.resume()
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
