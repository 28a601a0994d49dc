import type { Exchange } from './exchange.ts'
import { forward } from './forward.ts'
import { answerJson, answerProblem, signedOut } from './problem.ts'
import type { Sessions } from './session.ts'
import { callWhole, type WholeAnswer } from './whole-call.ts'
import type { Upstream, UpstreamCall } from './upstream.ts'
import { answerUpstreamFailure } from './upstream-failure.ts'

type TokenCall = (exchange: Exchange, call: UpstreamCall) => Promise<void>

/** By operationId. These calls are the edge's own business: they carry the client secret or the refresh token. */
export type TokenCalls = Partial<Record<string, TokenCall>>

interface Parts {
  sessions: Sessions
  upstream: Upstream
  clientId: string
  clientSecret: string
}

export function createTokenCalls({ sessions, upstream, clientId, clientSecret }: Parts): TokenCalls {
  const basic = `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`

  /** With the client's authorization in place of any that the browser sent. */
  async function ask(exchange: Exchange, call: UpstreamCall, body: Buffer | null): Promise<WholeAnswer | undefined> {
    const headers = withoutHeaders(call.headers, ['authorization', 'accept-encoding', 'content-type'])
    headers.push('authorization', basic, 'content-type', 'application/x-www-form-urlencoded')
    try {
      return await callWhole(upstream, { ...call, headers, body })
    } catch (error) {
      answerUpstreamFailure(exchange, error)
      return undefined
    }
  }

  return {
    async signIn(exchange, call) {
      // With our secret on it, no other grant may pass: it could mean a token for the client itself.
      if ((new URLSearchParams(call.body?.toString()).get('grant_type') ?? 'password') !== 'password')
        return answerProblem(exchange, 400, { message: 'Sign-in takes the password grant.', error: 'unsupported_grant_type' })
      const answer = await ask(exchange, call, call.body)
      if (!answer) return
      if (answer.status !== 200) return passOn(exchange, answer)
      const { refresh_token: refreshToken, ...rest } = answer.json ?? {}
      if (!isToken(rest['access_token']) || !isToken(refreshToken)) return answerBroken(exchange)
      await sessions.start(exchange, refreshToken)
      answerJson(exchange, 200, rest)
    },

    async refreshSession(exchange, call) {
      const session = await sessions.live(exchange)
      const current = session && (await sessions.refreshToken(exchange))
      if (!session || !current) return answerSignedOut(exchange)
      const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: current })
      const answer = await ask(exchange, call, Buffer.from(form.toString()))
      if (!answer) return
      if (answer.status === 401) return answerSignedOut(exchange)
      if (answer.status !== 200) return passOn(exchange, answer)
      const { refresh_token: rotated = current, ...rest } = answer.json ?? {}
      if (!isToken(rest['access_token']) || !isToken(rotated)) return answerBroken(exchange)
      await sessions.rotate(exchange, session, rotated)
      answerJson(exchange, 200, rest)
    },

    /** Passes however long the member was idle: ending a session is always allowed. */
    async signOut(exchange, call) {
      forward(exchange, upstream, call, (status) => status < 300 && sessions.end(exchange))
    },
  }

  function answerSignedOut(exchange: Exchange): void {
    sessions.end(exchange)
    answerProblem(exchange, 401, signedOut)
  }
}

function answerBroken(exchange: Exchange): void {
  answerProblem(exchange, 502, { message: 'The service gave an answer that cannot be used.' })
}

/** An error answer as the upstream gave it: its status, its Problem and its Retry-After; anything but JSON is replaced. */
function passOn(exchange: Exchange, { status, json, retryAfter }: WholeAnswer): void {
  if (status < 400) return answerBroken(exchange)
  const { refresh_token: _never, ...body } = json ?? { message: 'The service refused the call.' }
  answerJson(exchange, status, body, retryAfter ? ['retry-after', retryAfter] : [])
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function withoutHeaders(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ''))
}
