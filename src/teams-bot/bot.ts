import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readActivity, replyActivity } from './bot-activity.ts'
import { botReply, type PortalLinks, type Provider } from './bot-reply.ts'
import { isFromChannel, type ChannelRules } from './channel-token.ts'
import type { SendReply } from './bot-connector.ts'
import type { Tracer } from '#telemetry/tracer.ts'

export type BotParts = {
  readonly rules: ChannelRules
  readonly send: SendReply
  readonly places: PortalLinks
  readonly provider: Provider
  readonly log: (line: Readonly<Record<string, string | number>>) => void
  readonly tracer?: Tracer | undefined
}

const limitBytes = 64 * 1024
const messageSpan = { name: 'POST /api/messages', kind: 'server' } as const

/**
 * Creates the bot's server; replies go through the connector. The log contains no texts and no
 * senders.
 */
export function createBot({ rules, send, places, provider, log, tracer }: BotParts): Server {
  async function hear(req: IncomingMessage): Promise<number> {
    if (req.url === '/healthz') return 200
    if (req.url !== '/api/messages') return 404
    if (req.method !== 'POST') return 405
    const body = await read(req)
    if (body === null) return 413
    const heard = readActivity(parsed(body))
    if (heard === null) return 400
    if (!(await isFromChannel(req.headers.authorization, heard, rules))) return 401
    if (heard.asked === null) return 200
    const { command, locale } = heard.asked
    // The tabs sign in themselves, so the bot has no session and does not know theirs.
    const reply = botReply(command, locale, { isSignedIn: null }, { places, provider })
    try {
      await send({ serviceUrl: heard.serviceUrl, ...heard.to }, replyActivity(heard, locale, reply))
      return 200
    } catch {
      return 502
    }
  }

  const server = createServer((req: IncomingMessage, res: ServerResponse) => {
    // A span of the channel's would be in no collector of ours, so each message is a trace.
    const span = req.url === '/api/messages' ? tracer?.start(messageSpan) : undefined
    const heard = span && tracer ? tracer.within(span, () => hear(req)) : hear(req)
    void heard
      .catch(() => 500)
      .then((status) => {
        span?.end(
          { 'http.response.status_code': status },
          status >= 500 ? String(status) : undefined,
        )
        log({ method: req.method ?? '', status })
        res
          .writeHead(status, {
            'content-type': 'text/plain',
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
          })
          .end()
        req.resume()
      })
  })
  server.headersTimeout = 15_000
  server.requestTimeout = 30_000
  return server
}

async function read(req: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limitBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
