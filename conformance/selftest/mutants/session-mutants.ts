import {
  bodyOf,
  fields,
  json,
  withBody,
  type LooseJson,
  type Mutant,
  type MutantRequest,
  type MutantResponse,
} from './mutant.ts'
import type { WrongAnswer } from '../wrong-answers.ts'
import { answer, formOf, letsIn, mutant, session } from './session-mutant.ts'

/** Answers a second call with a single-use token like the first. */
const twice = (
  id: string,
  by: WrongAnswer,
  operation: string,
  keyOf: (request: MutantRequest) => string,
): Mutant => {
  const first = new Map<string, MutantResponse>()
  return mutant(id, by, [operation], async (request, forward) => {
    const response = await forward(request)
    if (request.operation !== operation) return response
    const key = keyOf(request)
    if (response.status < 300) first.set(key, response)
    return response.status === 401 || response.status === 422
      ? (first.get(key) ?? response)
      : response
  })
}

/** Signing out ends only the access token. */
const keepsRefreshing = (): Mutant =>
  mutant(
    'sign-out-leaves-the-refresh-token',
    'logout_revokes: step',
    ['getPersonalInfo'],
    async (request, forward) => {
      const response = await forward(request)
      return request.operation === 'refreshSession' && response.status === 401
        ? answer(200, session)
        : response
    },
  )

/** Faults of sessions: sign-in, refresh and sign-out. */
export const sessionMutants: readonly Mutant[] = [
  mutant('needs-no-second-step', 'mfa_required: step', ['signIn'], async (request, forward) => {
    const response = await forward(request)
    return request.operation === 'signIn' &&
      response.status === 403 &&
      'mfaToken' in (json(response) as LooseJson)
      ? answer(200, session)
      : response
  }),
  fields(
    'second-step-with-a-session',
    'mfa_required: value',
    'signIn',
    403,
    (body) => ('mfaToken' in body ? { ...body, access_token: 'at-mutant-000000' } : body),
    'session',
  ),
  letsIn('mfa-token-opens', 'mfa_required: step', 'signIn', (token) =>
    token.startsWith('Bearer mfa'),
  ),
  mutant('takes-any-code', 'mfa_required: step', ['signIn'], async (request, forward) =>
    request.operation === 'answerMfaChallenge' && bodyOf(request)['code'] === '000000'
      ? answer(200, session)
      : forward(request),
  ),
  {
    ...twice('takes-a-code-twice', 'mfa_required: step', 'answerMfaChallenge', (request) =>
      String(bodyOf(request)['code']),
    ),
    operations: ['signIn'],
  },
  {
    ...fields(
      'tells-the-code',
      'mfa_required: value',
      'answerMfaChallenge',
      201,
      (body) => ({ ...body, code: '123456' }),
      'session',
    ),
    operations: ['signIn'],
  },
  mutant(
    'refresh-gives-the-same-token',
    'refresh_rotates: same',
    ['refreshSession'],
    async (request, forward) => {
      const response = await forward(request)
      return request.operation === 'refreshSession' && response.status === 200
        ? withBody(
            response,
            JSON.stringify({
              ...(json(response) as LooseJson),
              refresh_token: formOf(request).get('refresh_token'),
            }),
          )
        : response
    },
  ),
  twice(
    'takes-a-refresh-token-twice',
    'refresh_rotates: step',
    'refreshSession',
    (request) => formOf(request).get('refresh_token') ?? '',
  ),
  letsIn('reuse-ends-nothing', 'refresh_rotates: step', 'refreshSession', (token) =>
    token.startsWith('Bearer at'),
  ),
  fields(
    'refresh-gives-nothing-that-opens',
    'auth_flow: step',
    'refreshSession',
    200,
    (body) => ({ ...body, access_token: 'at-mutant-000000' }),
    'session',
  ),
  keepsRefreshing(),
  twice('takes-a-partner-code-twice', 'code_works_once: step', 'signInWithPartnerCode', (request) =>
    request.body.toString(),
  ),
  twice(
    'takes-an-identity-code-twice',
    'code_works_once: step',
    'signInWithIdentityCode',
    (request) => request.body.toString(),
  ),
  twice('signs-on-twice-by-a-code', 'code_works_once: step', 'redirectMemberToPartner', (request) =>
    request.body.toString(),
  ),
  twice('takes-a-signed-token-twice', 'code_works_once: step', 'createAccessCode', (request) =>
    request.body.toString(),
  ),
  mutant(
    'redirects-anywhere',
    'redirect_allowlist: step',
    ['createChatAppCode'],
    async (request, forward) => {
      const form = formOf(request)
      form.set('redirect_uri', 'https://token.botframework.example/.auth/web/redirect')
      return forward(
        request.operation === 'createChatAppCode' && form.has('username')
          ? { ...request, body: Buffer.from(form.toString()) }
          : request,
      )
    },
  ),
  mutant(
    'a-token-for-a-stranger',
    'auth_flow: value',
    ['exchangeTeamsToken'],
    async (request, forward) => {
      const response = await forward(request)
      return request.operation === 'exchangeTeamsToken' &&
        response.status === 200 &&
        response.body.toString() === '{}'
        ? answer(200, { access_token: 'at-mutant-000000', expires_in: 900 })
        : response
    },
  ),
]
