import { header, startResponse, type RequestContext } from '../http/request-context.ts'
import { forwardCall } from '../proxy/forward-call.ts'
import { sendJson, sendProblem, noStore, signedOut } from '../http/edge-problem.ts'
import { readForm, readObject } from '../http/request-fields.ts'
import type { SignInAttempt, SignInAttempts } from '../limits/sign-in-attempts.ts'
import type { RevokeSession } from './revoke-session.ts'
import type { SecondStepCookies } from './second-step-cookies.ts'
import {
  dateOf,
  sendInvalidUpstreamResponse,
  createSessionResponder,
  isToken,
  oauth,
  partner,
  forwardResponse,
  type TokenNames,
} from './session-responses.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { EdgeSessions } from './edge-sessions.ts'
import type { RotatedTokens } from './rotated-tokens.ts'
import { tokenSubjectOf } from './token-subject.ts'
import { sendUpstreamFailure } from '../proxy/upstream-failure.ts'
import type { Upstream, UpstreamCall } from '../proxy/upstream.ts'
import type { BufferedResponse } from '../proxy/buffered-request.ts'
import type { AuthorizedRequests } from '../proxy/authorized-requests.ts'

type TokenCall = (exchange: RequestContext, call: UpstreamCall) => Promise<void>

/**
 * Handlers by operationId. These calls use the client secret or a refresh token, or end the
 * session.
 */
export type TokenCalls = Partial<Record<string, TokenCall>>

interface Parts {
  sessions: EdgeSessions
  upstream: Upstream
  whole: AuthorizedRequests
  secondStep: SecondStepCookies
  retire: RevokeSession
  successors: RotatedTokens
  tokens: AccessTokens
  attempts: SignInAttempts
}

/** Other grants could return a token of the client itself, because the edge adds its secret. */
const signInGrants = new Set(['password', 'authorization_code', 'auth_token'])

export function createTokenCalls({
  sessions,
  upstream,
  whole,
  secondStep,
  retire,
  successors,
  tokens,
  attempts,
}: Parts): TokenCalls {
  const openSession = createSessionResponder({ sessions, secondStep, retire, tokens })

  /** Makes a call with the client's authorization whose 200 starts a session. */
  async function askSession(
    exchange: RequestContext,
    call: UpstreamCall,
    body: string,
    names: TokenNames,
    attempt?: SignInAttempt,
  ): Promise<void> {
    const answer = await whole.asClient(exchange, call, body)
    await attempt?.end(answer)
    if (answer)
      await (answer.status === 200
        ? openSession(exchange, answer, names)
        : forwardResponse(exchange, answer))
  }

  const partnerCall: TokenCall = (exchange, call) =>
    askSession(exchange, call, call.body?.toString() ?? '', partner)

  /**
   * Ends the session on success. An idle session may be ended too; after a 401 it is revoked by its
   * refresh token.
   */
  const leaveAccount: TokenCall = async (exchange, call) => {
    const refreshToken = await sessions.refreshToken(exchange)
    if (refreshToken !== undefined) tokens.forget(refreshToken)
    forwardCall(exchange, upstream, call, (status) => {
      if (status < 300 || status === 401) sessions.end(exchange)
      if (status === 401) void retire({ refreshToken })
    })
  }

  return {
    async signIn(exchange, call) {
      const form = readForm(call.body)
      const grant = form?.get('grant_type') ?? 'password'
      if (!form || !signInGrants.has(grant)) return answerGrant(exchange)
      exchange.grant = grant
      const attempt =
        grant === 'password' ? await attempts.begin(exchange, form.get('username') ?? '') : null
      if (attempt === undefined) return
      form.delete('device_token')
      const device = grant === 'password' ? await secondStep.deviceToken(exchange) : undefined
      if (device !== undefined) form.set('device_token', device)
      await askSession(exchange, call, form.toString(), oauth, attempt ?? undefined)
    },
    signInWithPartnerCode: partnerCall,
    signInWithIdentityCode: partnerCall,
    async signInToEducation(exchange, call) {
      const form = readForm(call.body)
      if (form?.get('grant_type') !== 'authorization_code') return answerGrant(exchange)
      // The parsed form is sent, because another parser could split the fields differently.
      await askSession(exchange, call, form.toString(), oauth)
    },

    async answerMfaChallenge(exchange, call) {
      const asked = readObject(call.body)
      if (!asked) return answerUnreadable(exchange)
      const { mfaToken, code, signature } = asked
      const isCode = code !== undefined || signature !== undefined
      if (
        isCode &&
        !(typeof mfaToken === 'string' && (await secondStep.isBound(exchange, mfaToken)))
      ) {
        exchange.outcome = 'other-browser'
        return sendProblem(exchange, 401, {
          message: 'This code was asked for in another browser. Please sign in again.',
          error: 'invalid_grant',
        })
      }
      const attempt = isCode ? await attempts.begin(exchange) : null
      if (attempt === undefined) return
      // The parsed body is sent, because another parser could use another value of a repeated name.
      const answer = await whole.asClient(exchange, call, JSON.stringify(asked))
      await attempt?.end(answer)
      if (!answer) return
      if (answer.status === 200) {
        secondStep.release(exchange)
        return openSession(exchange, answer, oauth)
      }
      if (answer.status === 201 && typeof mfaToken === 'string')
        await secondStep.bind(exchange, mfaToken)
      forwardResponse(exchange, answer)
    },

    /** Binds the second step to this browser, as a code that is sent does. */
    async startMfaStep(exchange, call) {
      const asked = readObject(call.body)
      if (!asked) return answerUnreadable(exchange)
      const answer = await whole.asNobody(exchange, call, JSON.stringify(asked))
      if (!answer) return
      if (answer.status === 200 && typeof asked['mfaToken'] === 'string')
        await secondStep.bind(exchange, asked['mfaToken'])
      forwardResponse(exchange, answer)
    },

    /**
     * Exchanges a Teams token. A Teams session has no refresh token; an answer without a token
     * starts no session (GAP-068).
     */
    async exchangeTeamsToken(exchange, call) {
      const asked = readObject(call.body)
      if (!asked) return answerUnreadable(exchange)
      // The parsed body is sent.
      const answer = await whole.asNobody(exchange, call, JSON.stringify(asked))
      if (!answer) return
      if (answer.status === 200 && isToken(answer.json?.['access_token']))
        return openSession(exchange, answer, oauth, { subject: tokenSubjectOf(asked['jwt']) })
      forwardResponse(exchange, answer)
    },

    async refreshSession(exchange, call) {
      const session = await sessions.live(exchange)
      const current = session && (await sessions.refreshToken(exchange))
      if (!session || !current) return answerSignedOut(exchange)
      exchange.session = session.sid
      const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: current })
      let answer: BufferedResponse
      try {
        answer = await successors.swap(current, () => whole.ask(call, form.toString()))
      } catch (error) {
        return sendUpstreamFailure(exchange, error)
      }
      if (answer.status === 401) {
        tokens.forget(current)
        return answerSignedOut(exchange)
      }
      if (answer.status !== 200) return forwardResponse(exchange, answer)
      const { refresh_token: rotated = current, ...rest } = answer.json ?? {}
      if (!isToken(rest['access_token']) || !isToken(rotated))
        return sendInvalidUpstreamResponse(exchange)
      await sessions.rotate(exchange, session, rotated)
      tokens.forget(current)
      await tokens.keep(rotated, answer)
      sendJson(exchange, 200, rest, dateOf(answer))
    },

    /**
     * Clears the cookies first, then revokes the session in the background
     * (docs/decisions/0051-sign-out-first.md).
     */
    async signOut(exchange) {
      const refreshToken = await sessions.refreshToken(exchange)
      const bearer = header(exchange.req, 'authorization')
      const session = await sessions.live(exchange)
      if (session) exchange.session = session.sid
      sessions.end(exchange)
      if (refreshToken !== undefined) tokens.forget(refreshToken)
      startResponse(exchange, 204, noStore)
      exchange.res.end()
      if (refreshToken !== undefined || bearer?.startsWith('Bearer '))
        void retire({ refreshToken, bearer })
    },
    endImpersonation: leaveAccount,
  }

  function answerSignedOut(exchange: RequestContext): void {
    sessions.end(exchange)
    sendProblem(exchange, 401, signedOut)
  }
}

function answerUnreadable(exchange: RequestContext): void {
  sendProblem(exchange, 400, { message: 'The call cannot be read.', error: 'invalid_request' })
}

function answerGrant(exchange: RequestContext): void {
  sendProblem(exchange, 400, {
    message: 'This call does not take that grant.',
    error: 'unsupported_grant_type',
  })
}
