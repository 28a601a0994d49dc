import { sendSanitizedError } from '../proxy/error-response.ts'
import type { RequestContext } from '../http/request-context.ts'
import { sendJson, sendProblem } from '../http/edge-problem.ts'
import type { RevokeSession } from './revoke-session.ts'
import type { SecondStepCookies } from './second-step-cookies.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { EdgeSessions } from './edge-sessions.ts'
import type { BufferedResponse } from '../proxy/buffered-request.ts'

/** Field names of an operation's tokens. */
export interface TokenNames {
  access: string
  refresh: string
}
export const oauth: TokenNames = { access: 'access_token', refresh: 'refresh_token' }
export const partner: TokenNames = { access: 'token', refresh: 'refreshToken' }

type OpenSession = (
  exchange: RequestContext,
  answer: BufferedResponse,
  names: TokenNames,
  tokenOnly?: { readonly subject: string | undefined },
) => Promise<void>

/**
 * Creates the handler of answers with tokens. Tokens for the edge move from the answer into
 * cookies.
 */
export function createSessionResponder({
  sessions,
  secondStep,
  retire,
  tokens,
}: {
  sessions: EdgeSessions
  secondStep: SecondStepCookies
  retire: RevokeSession
  tokens: AccessTokens
}): OpenSession {
  return async (exchange, answer, names, tokenOnly) => {
    const {
      [names.refresh]: refreshToken = null,
      device_token: deviceToken,
      ...rest
    } = answer.json ?? {}
    if (
      !isToken(rest[names.access]) ||
      !(isToken(refreshToken) || (refreshToken === null && tokenOnly))
    )
      return sendInvalidUpstreamResponse(exchange)
    if (isToken(deviceToken)) await secondStep.trust(exchange, deviceToken)
    const replaced = await sessions.refreshToken(exchange)
    await sessions.start(
      exchange,
      refreshToken,
      refreshToken === null ? tokenOnly?.subject : undefined,
    )
    if (isToken(refreshToken)) await tokens.keep(refreshToken, answer)
    sendJson(exchange, 200, rest, dateOf(answer))
    if (replaced !== undefined) tokens.forget(replaced)
    if (replaced !== undefined) void retire({ refreshToken: replaced })
  }
}

/** Sends 502 for an invalid upstream answer. */
export function sendInvalidUpstreamResponse(exchange: RequestContext): void {
  // An unusable session must leave no cookies.
  exchange.cookies = []
  sendProblem(exchange, 502, { message: 'The service gave an answer that cannot be used.' })
}

/**
 * Sends the upstream's status, Retry-After and JSON without the edge's tokens. Errors are
 * sanitized.
 */
export function forwardResponse(exchange: RequestContext, answer: BufferedResponse): void {
  const { status, json, retryAfter } = answer
  const isRead = status === 200 || status === 201
  if (status < 400 && !(isRead && json)) return sendInvalidUpstreamResponse(exchange)
  if (status >= 400)
    return sendSanitizedError(
      exchange,
      status,
      json,
      retryAfter === undefined ? [] : ['retry-after', retryAfter],
    )
  const { refresh_token: _never, refreshToken: _nor, device_token: _this, ...body } = json ?? {}
  sendJson(exchange, status, body, [
    ...(retryAfter ? ['retry-after', retryAfter] : []),
    ...dateOf(answer),
  ])
}

/** Returns the provider's `Date` as a flat list of headers. */
export function dateOf({ date }: BufferedResponse): string[] {
  return date === undefined ? [] : ['date', date]
}

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
