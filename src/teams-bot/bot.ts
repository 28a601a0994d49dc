import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readActivity, replyActivity } from './bot-activity.ts'
import { botReply, type PortalLinks, type Provider } from './bot-reply.ts'
import { isFromChannel, type ChannelRules } from './channel-token.ts'
import type { SendReply } from './bot-connector.ts'

export type BotParts = {
  readonly rules: ChannelRules
  readonly send: SendReply
  readonly places: PortalLinks
  readonly provider: Provider
  readonly log: (line: Readonly<Record<string, string | number>>) => void
}

const limitBytes = 64 * 1024

/**
 * Creates the bot's server; replies go through the connector. The log contains no texts and no
 * senders.
 */
export function createBot({ rules, send, places, provider, log }: BotParts): Server {
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
    void hear(req)
      .catch(() => 500)
      .then((status) => {
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
