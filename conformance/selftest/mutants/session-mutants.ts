import {
  answers,
  bodyOf,
  fields,
  json,
  withBody,
  type MutantRequest,
  type LooseJson,
  type Mutant,
  type MutantResponse,
} from './mutant.ts'

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
const answer = (status: number, body: unknown): MutantResponse => ({
  status,
  headers,
  body: Buffer.from(JSON.stringify(body)),
})
const session = {
  access_token: 'at-mutant-000000',
  refresh_token: 'rt-mutant-000000',
  expires_in: 900,
  last_activity_timestamp: '2026-11-20T10:00:00Z',
  type: 'Bearer',
}

const formOf = (request: MutantRequest): URLSearchParams =>
  new URLSearchParams(request.body.toString())

const mutant = (id: string, operations: readonly string[], answer_: Mutant['answer']): Mutant => ({
  id,
  kind: 'session',
  operations,
  answer: answer_,
})

/** Answers a second call with a single-use token like the first. */
const twice = (
  id: string,
  operation: string,
  keyOf: (request: MutantRequest) => string,
): Mutant => {
  const first = new Map<string, MutantResponse>()
  return mutant(id, [operation], async (request, forward) => {
    const response = await forward(request)
    if (request.operation !== operation) return response
    const key = keyOf(request)
    if (response.status < 300) first.set(key, response)
    return response.status === 401 || response.status === 422
      ? (first.get(key) ?? response)
      : response
  })
}

/** Returns the last member's response to callers without a member session. */
const letsIn = (id: string, operation: string, isMeant: (token: string) => boolean): Mutant => {
  let last: MutantResponse | null = null
  return mutant(id, [operation, 'getPersonalInfo'], async (request, forward) => {
    const response = await forward(request)
    if (request.operation !== 'getPersonalInfo') return response
    if (response.status === 200) last = response
    return response.status === 401 && isMeant(request.headers['authorization'] ?? '')
      ? (last ?? response)
      : response
  })
}

/** Signing out ends only the access token. */
const keepsRefreshing = (): Mutant =>
  mutant('sign-out-leaves-the-refresh-token', ['getPersonalInfo'], async (request, forward) => {
    const response = await forward(request)
    return request.operation === 'refreshSession' && response.status === 401
      ? answer(200, session)
      : response
  })

/** Confirms writes of a staff session. */
const staffWrites = (): Mutant =>
  mutant(
    'staff-may-write',
    ['addContact', 'savePreference', 'getImpersonation'],
    async (request, forward) => {
      const response = await forward(request)
      return response.status === 403 && (json(response) as LooseJson)['error'] === 'view_only'
        ? { status: 204, headers: {}, body: Buffer.alloc(0) }
        : response
    },
  )

/** Refuses writes of a staff session with another status than 403, in words of its own. */
const staffIsRefusedWith = (status: number): Mutant => ({
  ...mutant(
    `staff-writes-are-${status}`,
    ['addContact', 'savePreference', 'getImpersonation'],
    async (request, forward) => {
      const response = await forward(request)
      return response.status === 403 && (json(response) as LooseJson)['error'] === 'view_only'
        ? withBody(
            { ...response, status },
            JSON.stringify({ ...(json(response) as LooseJson), status }),
          )
        : response
    },
  ),
  by: 'view_only',
})

/** Faults of sessions: sign-in, refresh and sign-out. */
export const sessionMutants: readonly Mutant[] = [
  mutant('needs-no-second-step', ['signIn'], async (request, forward) => {
    const response = await forward(request)
    return request.operation === 'signIn' &&
      response.status === 403 &&
      'mfaToken' in (json(response) as LooseJson)
      ? answer(200, session)
      : response
  }),
  fields(
    'second-step-with-a-session',
    'signIn',
    403,
    (body) => ('mfaToken' in body ? { ...body, access_token: 'at-mutant-000000' } : body),
    'session',
  ),
  letsIn('mfa-token-opens', 'signIn', (token) => token.startsWith('Bearer mfa')),
  mutant('takes-any-code', ['signIn'], async (request, forward) =>
    request.operation === 'answerMfaChallenge' && bodyOf(request)['code'] === '000000'
      ? answer(200, session)
      : forward(request),
  ),
  {
    ...twice('takes-a-code-twice', 'answerMfaChallenge', (request) =>
      String(bodyOf(request)['code']),
    ),
    operations: ['signIn'],
  },
  mutant('tells-the-code', ['signIn'], async (request, forward) => {
    const response = await forward(request)
    return request.operation === 'answerMfaChallenge' && response.status === 201
      ? withBody(response, JSON.stringify({ ...(json(response) as LooseJson), code: '123456' }))
      : response
  }),
  mutant('refresh-gives-the-same-token', ['refreshSession'], async (request, forward) => {
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
  }),
  twice(
    'takes-a-refresh-token-twice',
    'refreshSession',
    (request) => formOf(request).get('refresh_token') ?? '',
  ),
  letsIn('reuse-ends-nothing', 'refreshSession', (token) => token.startsWith('Bearer at')),
  mutant('refresh-gives-nothing-that-opens', ['refreshSession'], async (request, forward) => {
    const response = await forward(request)
    return request.operation === 'refreshSession' && response.status === 200
      ? withBody(
          response,
          JSON.stringify({ ...(json(response) as LooseJson), access_token: 'at-mutant-000000' }),
        )
      : response
  }),
  keepsRefreshing(),
  twice('takes-a-partner-code-twice', 'signInWithPartnerCode', (request) =>
    request.body.toString(),
  ),
  twice('takes-an-identity-code-twice', 'signInWithIdentityCode', (request) =>
    request.body.toString(),
  ),
  twice('signs-on-twice-by-a-code', 'redirectMemberToPartner', (request) =>
    request.body.toString(),
  ),
  twice('takes-a-signed-token-twice', 'createAccessCode', (request) => request.body.toString()),
  mutant('redirects-anywhere', ['createChatAppCode'], async (request, forward) => {
    const form = formOf(request)
    form.set('redirect_uri', 'https://token.botframework.example/.auth/web/redirect')
    return forward(
      request.operation === 'createChatAppCode' && form.has('username')
        ? { ...request, body: Buffer.from(form.toString()) }
        : request,
    )
  }),
  mutant('a-token-for-a-stranger', ['exchangeTeamsToken'], async (request, forward) => {
    const response = await forward(request)
    return request.operation === 'exchangeTeamsToken' &&
      response.status === 200 &&
      response.body.toString() === '{}'
      ? answer(200, { access_token: 'at-mutant-000000', expires_in: 900 })
      : response
  }),
  letsIn('outsiders-get-in', 'getPersonalInfo', (token) => token.startsWith('Bearer ey')),
  {
    ...answers(
      'hides-who-looks',
      'getImpersonation',
      200,
      () => answer(404, { message: 'There is nothing here.', error: 'not_found' }),
      'session',
    ),
    operations: ['signIn'],
  },
  mutant('staff-look-unmarked', ['signIn'], async (request, forward) => {
    const response = await forward(request)
    if (request.operation !== 'signIn' || response.status !== 200) return response
    const { impersonatorId: _, ...body } = json(response) as LooseJson
    return withBody(response, JSON.stringify(body))
  }),
  staffWrites(),
  ...[400, 401, 404, 409, 422].map(staffIsRefusedWith),
  {
    ...mutant('needs-no-client', ['refreshSession'], async (request, forward) => {
      const response = await forward(request)
      return request.operation === 'refreshSession' &&
        response.status === 401 &&
        request.headers['authorization'] === undefined
        ? answer(200, session)
        : response
    }),
    by: 'ignored_auth',
  },
  {
    ...answers(
      'knows-nobody',
      'saveStripsRemaining',
      204,
      () =>
        answer(401, {
          message: 'Your session has ended. Please sign in again.',
          error: 'invalid_token',
        }),
      'session',
    ),
    by: 'positive_data_acceptance',
  },
  mutant('pending-gets-an-error', ['getPersonalInfo'], async (request, forward) => {
    const response = await forward(request)
    return request.operation === 'getPersonalInfo' &&
      response.status === 200 &&
      /"lastName":"Pending"/.test(response.body.toString())
      ? answer(200, {})
      : response
  }),
]
