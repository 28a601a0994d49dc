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

const formOf = (asked: MutantRequest): URLSearchParams => new URLSearchParams(asked.body.toString())

const mutant = (id: string, operations: readonly string[], answer_: Mutant['answer']): Mutant => ({
  id,
  kind: 'session',
  operations,
  answer: answer_,
})

/** Answers a second call with a single-use token like the first. */
const twice = (id: string, operation: string, keyOf: (asked: MutantRequest) => string): Mutant => {
  const first = new Map<string, MutantResponse>()
  return mutant(id, [operation], async (asked, forward) => {
    const told = await forward(asked)
    if (asked.operation !== operation) return told
    const key = keyOf(asked)
    if (told.status < 300) first.set(key, told)
    return told.status === 401 || told.status === 422 ? (first.get(key) ?? told) : told
  })
}

/** Returns the last member's response to callers without a member session. */
const letsIn = (id: string, operation: string, isMeant: (token: string) => boolean): Mutant => {
  let last: MutantResponse | null = null
  return mutant(id, [operation, 'getPersonalInfo'], async (asked, forward) => {
    const told = await forward(asked)
    if (asked.operation !== 'getPersonalInfo') return told
    if (told.status === 200) last = told
    return told.status === 401 && isMeant(asked.headers['authorization'] ?? '')
      ? (last ?? told)
      : told
  })
}

/** Signing out ends only the access token. */
const keepsRefreshing = (): Mutant =>
  mutant('sign-out-leaves-the-refresh-token', ['getPersonalInfo'], async (asked, forward) => {
    const told = await forward(asked)
    return asked.operation === 'refreshSession' && told.status === 401 ? answer(200, session) : told
  })

/** Confirms writes of a staff session. */
const staffWrites = (): Mutant =>
  mutant(
    'staff-may-write',
    ['addContact', 'savePreference', 'getImpersonation'],
    async (asked, forward) => {
      const told = await forward(asked)
      return told.status === 403 && (json(told) as LooseJson)['error'] === 'view_only'
        ? { status: 204, headers: {}, body: Buffer.alloc(0) }
        : told
    },
  )

/** Faults of sessions: sign-in, refresh and sign-out. */
export const sessionMutants: readonly Mutant[] = [
  mutant('needs-no-second-step', ['signIn'], async (asked, forward) => {
    const told = await forward(asked)
    return asked.operation === 'signIn' &&
      told.status === 403 &&
      'mfaToken' in (json(told) as LooseJson)
      ? answer(200, session)
      : told
  }),
  fields(
    'second-step-with-a-session',
    'signIn',
    403,
    (body) => ('mfaToken' in body ? { ...body, access_token: 'at-mutant-000000' } : body),
    'session',
  ),
  letsIn('mfa-token-opens', 'signIn', (token) => token.startsWith('Bearer mfa')),
  mutant('takes-any-code', ['signIn'], async (asked, forward) =>
    asked.operation === 'answerMfaChallenge' && bodyOf(asked)['code'] === '000000'
      ? answer(200, session)
      : forward(asked),
  ),
  {
    ...twice('takes-a-code-twice', 'answerMfaChallenge', (asked) => String(bodyOf(asked)['code'])),
    operations: ['signIn'],
  },
  mutant('tells-the-code', ['signIn'], async (asked, forward) => {
    const told = await forward(asked)
    return asked.operation === 'answerMfaChallenge' && told.status === 201
      ? withBody(told, JSON.stringify({ ...(json(told) as LooseJson), code: '123456' }))
      : told
  }),
  mutant('refresh-gives-the-same-token', ['refreshSession'], async (asked, forward) => {
    const told = await forward(asked)
    return asked.operation === 'refreshSession' && told.status === 200
      ? withBody(
          told,
          JSON.stringify({
            ...(json(told) as LooseJson),
            refresh_token: formOf(asked).get('refresh_token'),
          }),
        )
      : told
  }),
  twice(
    'takes-a-refresh-token-twice',
    'refreshSession',
    (asked) => formOf(asked).get('refresh_token') ?? '',
  ),
  letsIn('reuse-ends-nothing', 'refreshSession', (token) => token.startsWith('Bearer at')),
  mutant('refresh-gives-nothing-that-opens', ['refreshSession'], async (asked, forward) => {
    const told = await forward(asked)
    return asked.operation === 'refreshSession' && told.status === 200
      ? withBody(
          told,
          JSON.stringify({ ...(json(told) as LooseJson), access_token: 'at-mutant-000000' }),
        )
      : told
  }),
  keepsRefreshing(),
  twice('takes-a-partner-code-twice', 'signInWithPartnerCode', (asked) => asked.body.toString()),
  twice('takes-an-identity-code-twice', 'signInWithIdentityCode', (asked) => asked.body.toString()),
  twice('signs-on-twice-by-a-code', 'redirectMemberToPartner', (asked) => asked.body.toString()),
  twice('takes-a-signed-token-twice', 'createAccessCode', (asked) => asked.body.toString()),
  mutant('redirects-anywhere', ['createChatAppCode'], async (asked, forward) => {
    const form = formOf(asked)
    form.set('redirect_uri', 'https://token.botframework.example/.auth/web/redirect')
    return forward(
      asked.operation === 'createChatAppCode' && form.has('username')
        ? { ...asked, body: Buffer.from(form.toString()) }
        : asked,
    )
  }),
  mutant('a-token-for-a-stranger', ['exchangeTeamsToken'], async (asked, forward) => {
    const told = await forward(asked)
    return asked.operation === 'exchangeTeamsToken' &&
      told.status === 200 &&
      told.body.toString() === '{}'
      ? answer(200, { access_token: 'at-mutant-000000', expires_in: 900 })
      : told
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
  mutant('staff-look-unmarked', ['signIn'], async (asked, forward) => {
    const told = await forward(asked)
    if (asked.operation !== 'signIn' || told.status !== 200) return told
    const { impersonatorId: _, ...body } = json(told) as LooseJson
    return withBody(told, JSON.stringify(body))
  }),
  staffWrites(),
  {
    ...mutant('needs-no-client', ['refreshSession'], async (asked, forward) => {
      const told = await forward(asked)
      return asked.operation === 'refreshSession' &&
        told.status === 401 &&
        asked.headers['authorization'] === undefined
        ? answer(200, session)
        : told
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
  mutant('pending-gets-an-error', ['getPersonalInfo'], async (asked, forward) => {
    const told = await forward(asked)
    return asked.operation === 'getPersonalInfo' &&
      told.status === 200 &&
      /"lastName":"Pending"/.test(told.body.toString())
      ? answer(200, {})
      : told
  }),
]
