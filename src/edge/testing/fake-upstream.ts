import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SeenCall {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export interface FakeUpstream {
  url: string
  /** The received calls. */
  seen: SeenCall[]
  /** Answers the next calls. */
  answer: (req: IncomingMessage, res: ServerResponse, body: string) => void
  close(): Promise<void>
}

export function json(
  res: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  res
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(value))
}

/** Starts a fake provider API on a free port. */
export async function startFakeUpstream(): Promise<FakeUpstream> {
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      fake.seen.push({ method: req.method ?? '', url: req.url ?? '', headers: req.headers, body })
      fake.answer(req, res, body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeUpstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    answer: (_req, res) => json(res, 200, { ok: true }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return fake
}
