import { header, type Request, type Response, sendJson } from '../http/http-message.ts'
import { readBody } from '../http/read-body.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import {
  chatAnswers,
  chatAvailability,
  chatCoach,
  chatForget,
  chatHistory,
  chatMessage,
  chatRead,
  chatTyping,
} from './chat-routes.ts'
import { chatState } from './chat-state.ts'
import { listMembers, createMember } from './member-routes.ts'
import { ControlError } from './control-error.ts'
import type { ControlRequest } from './control-request.ts'
import {
  armFault,
  calls,
  setClock,
  disarmFaults,
  expireSessions,
  listFaults,
  resetScenario,
  sent,
  violations,
} from './scenario-routes.ts'
import { setFeature, setProgram } from './programs-and-features.ts'
import { breakStreams, listStreams } from './stream-routes.ts'
import {
  auditTrail,
  mails,
  createAccessCode,
  createAuthToken,
  createJwt,
  samlKey,
} from './sign-in-routes.ts'

const routes: Readonly<Record<string, (order: ControlRequest) => unknown>> = {
  'POST /control/members': createMember,
  'GET /control/members': listMembers,
  'POST /control/faults': armFault,
  'GET /control/faults': listFaults,
  'DELETE /control/faults': disarmFaults,
  'POST /control/clock': setClock,
  'GET /control/calls': calls,
  'GET /control/sent': sent,
  'GET /control/violations': violations,
  'GET /control/chat': chatState,
  'POST /control/chat/message': chatMessage,
  'POST /control/chat/coach': chatCoach,
  'POST /control/chat/availability': chatAvailability,
  'POST /control/chat/typing': chatTyping,
  'POST /control/chat/read': chatRead,
  'POST /control/chat/history': chatHistory,
  'POST /control/chat/forget': chatForget,
  'POST /control/chat/answers': chatAnswers,
  'GET /control/streams': listStreams,
  'POST /control/streams': breakStreams,
  'POST /control/programs': setProgram,
  'POST /control/features': setFeature,
  'POST /control/expire': expireSessions,
  'GET /control/mails': mails,
  'GET /control/audit': auditTrail,
  'POST /control/access-codes': createAccessCode,
  'POST /control/jwts': createJwt,
  'POST /control/auth-tokens': createAuthToken,
  'GET /control/saml-key': samlKey,
  'POST /control/reset': resetScenario,
}

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1|127\.|::ffff:127\.)/.test(address)
const isLocalName = (host: string | undefined): boolean =>
  host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)

/** Rejects requests of web pages, whatever host name they use for this machine. */
const isOurs = (request: Request): boolean =>
  isLoopback(request.socket?.remoteAddress) &&
  isLocalName(header(request, 'host') ?? header(request, ':authority')) &&
  header(request, 'origin') === undefined

const explain = (response: Response, status: number, message: string): void =>
  sendJson(response, status, { error: message })

const bodyOf = async (request: Request): Promise<unknown> => {
  const bytes = await readBody(request)
  if (bytes === 'cut') throw new ControlError(400, 'the request ended before its body did')
  if (bytes === 'too-large') throw new ControlError(413, 'the body is larger than 1 MiB')
  if (bytes.length === 0) return {}
  if (!/^application\/json\b/i.test(header(request, 'content-type') ?? ''))
    throw new ControlError(415, 'send the body as application/json')
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    throw new ControlError(
      400,
      `the body is not JSON: ${error instanceof Error ? error.message : ''}`,
    )
  }
}

/** Handles a control API request. The API exists only when enabled, and only for this machine. */
export async function handleControl(
  sandbox: SandboxContext,
  request: Request,
  response: Response,
  url: URL,
): Promise<void> {
  if (!sandbox.hasControl)
    return explain(response, 404, 'the control API is off; start the mock server with --control')
  if (!isOurs(request))
    return explain(
      response,
      403,
      'the control API accepts requests from programs on this machine only',
    )
  const methods = Object.keys(routes)
    .filter((route) => route.endsWith(` ${url.pathname}`))
    .map((route) => route.split(' ')[0]!)
  if (methods.length === 0)
    return explain(response, 404, `no such request; use ${Object.keys(routes).join(', ')}`)
  const route = routes[`${request.method} ${url.pathname}`]
  if (!route) {
    response.setHeader('allow', methods.join(', '))
    return explain(response, 405, `${url.pathname} accepts ${methods.join(' and ')}`)
  }
  try {
    const answer = await route({ sandbox, query: url.searchParams, body: await bodyOf(request) })
    sendJson(response, 200, answer)
  } catch (error) {
    if (!(error instanceof ControlError)) throw error
    explain(response, error.status, error.message)
  }
}
