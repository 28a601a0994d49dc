import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received request with its body. */
export interface ToyRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A response: `text` is sent as it is, `json` as JSON. */
export interface ToyResponse {
  readonly status: number
  readonly json?: unknown
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface ToyServer {
  readonly address: string
  readonly requests: ToyRequest[]
  close(): Promise<void>
}

export const TOY_TOKEN = 'toy-token-of-the-member'

const problem = (status: number, message: string): ToyResponse => ({ status, json: { message } })

const refusalOf = (body: string): string | null => {
  let note: { text?: unknown; mood?: unknown; stars?: unknown }
  try {
    note = JSON.parse(body) as typeof note
  } catch {
    return 'No JSON.'
  }
  if (typeof note !== 'object' || note === null || Array.isArray(note)) return 'No note.'
  if (Object.keys(note).some((name) => !['text', 'mood', 'stars'].includes(name)))
    return 'An unknown field.'
  if (typeof note.text !== 'string' || [...note.text].length < 1 || [...note.text].length > 100)
    return 'A note has 1 to 100 letters.'
  if (note.mood !== undefined && note.mood !== 'GOOD' && note.mood !== 'BAD') return 'No such mood.'
  const { stars } = note
  return stars === undefined ||
    stars === null ||
    (Number.isInteger(stars) && Number(stars) >= 1 && Number(stars) <= 5)
    ? null
    : 'One to five stars.'
}

/** The response that conforms to the toy contract. */
export function correctResponse({ method, path, query, headers, body }: ToyRequest): ToyResponse {
  if (path !== '/notes') return problem(404, 'There is nothing here.')
  if (method !== 'GET' && method !== 'POST')
    return { ...problem(405, 'Not so.'), headers: { allow: 'GET, POST' } }
  if (headers.authorization !== `Bearer ${TOY_TOKEN}`) return problem(401, 'Sign in.')
  if (method === 'GET') {
    const counts = query.getAll('count')
    const isRight =
      [...query.keys()].every((name) => name === 'count') &&
      counts.length < 2 &&
      counts.every((count) => /^[1-9]\d*$/.test(count) && Number(count) <= 50)
    return isRight
      ? {
          status: 200,
          json: [{ id: 'n-1', text: 'Slept well', replies: [] }],
          headers: { 'cache-control': 'no-store' },
        }
      : problem(400, 'One to fifty.')
  }
  if (!/^application\/json\b/.test(headers['content-type'] ?? ''))
    return problem(415, 'JSON, please.')
  const device = headers['x-device']
  if (typeof device !== 'string' || device.length < 2 || device.length > 20)
    return problem(400, 'Which device?')
  const refusal = body.includes('\uFFFD') ? 'No UTF-8.' : refusalOf(body)
  if (refusal !== null) return problem(400, refusal)
  return {
    status: 201,
    json: { id: 'n-2', text: (JSON.parse(body) as { text: string }).text },
    headers: { location: '/notes/n-2', 'cache-control': 'no-store' },
  }
}

/** The request listener of a toy server, for any kind of server. */
export function toyListener(
  answer: (
    request: ToyRequest,
    response: ServerResponse,
  ) => ToyResponse | undefined = correctResponse,
  requests: ToyRequest[] = [],
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://toy')
      const each = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      requests.push(each)
      const reply = answer(each, response)
      if (reply === undefined) return
      const body = reply.json === undefined ? reply.text : JSON.stringify(reply.json)
      response.writeHead(reply.status, {
        ...(reply.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...reply.headers,
      })
      response.end(body)
    })
  }
}

/** Starts a server on a free port. Without `answer` it conforms to the toy contract. */
export async function startToy(
  answer: (
    request: ToyRequest,
    response: ServerResponse,
  ) => ToyResponse | undefined = correctResponse,
): Promise<ToyServer> {
  const requests: ToyRequest[] = []
  const server = createServer(toyListener(answer, requests))
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => void server.close(() => done()))
    },
  }
}
