import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export interface LocalServer {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts a local server for one scenario. `make` receives the origin before the first request. */
export async function localServer(
  make: (origin: string) => Promise<Handler>,
): Promise<LocalServer> {
  let handle: Handler = (_, response) => void response.writeHead(503).end()
  const server = createServer((request, response) => {
    Promise.resolve(handle(request, response)).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500)
      response.end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a TCP server is never a string.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  handle = await make(origin)
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Fields of a posted form. */
export async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return Object.fromEntries(new URLSearchParams(text))
}

export function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
}
