import {
  answers,
  bodyOf,
  fields,
  json,
  rejectsValid,
  withRequestJson,
  withBody,
  withHeaders,
  type MutantRequest,
  type LooseJson,
  type Mutant,
  type MutantResponse,
} from './mutant.ts'

/** A mutant that forwards a changed request. */
const asks = (
  id: string,
  operation: string,
  change: (request: MutantRequest) => MutantRequest,
  shownIn = operation,
): Mutant => ({
  id,
  kind: 'state',
  operations: [shownIn],
  answer: async (request, forward) =>
    forward(request.operation === operation ? change(request) : request),
})

const without =
  (name: string) =>
  (request: MutantRequest): MutantRequest => ({
    ...request,
    url: request.url.replace(new RegExp(`([?&])${name}=[^&]*&?`), '$1').replace(/[?&]$/, ''),
  })

const withoutRequested =
  (name: string) =>
  (request: MutantRequest): MutantRequest => ({
    ...request,
    headers: Object.fromEntries(Object.entries(request.headers).filter(([each]) => each !== name)),
  })

const body = (response: MutantResponse, value: unknown): MutantResponse =>
  withBody(response, JSON.stringify(value))

/** Rejects a repeated PUT with the same body. */
const oncePut = (): Mutant => {
  let last = ''
  return {
    id: 'takes-a-put-once',
    kind: 'state',
    operations: ['saveHealthInfo'],
    answer: async (request, forward) => {
      const response = await forward(request)
      if (request.operation !== 'saveHealthInfo') return response
      const text = `${request.headers['accept-language'] ?? ''} ${request.body.toString()}`
      const isAgain = response.status === 200 && last === text
      last = isAgain ? '' : text
      return isAgain
        ? {
            ...response,
            status: 409,
            body: Buffer.from('{"error":"conflict","message":"That was said already."}'),
          }
        : response
    },
  }
}

/** Each PUT with the same body returns another height. */
const growing = (): Mutant => {
  let puts = 0
  return {
    ...fields(
      'grows-with-each-put',
      'saveHealthInfo',
      200,
      (content) => ({ ...content, heightInches: 60 + (puts++ % 12) }),
      'state',
    ),
  }
}

/** Each request with one idempotency key creates another contact. */
const makingTwo = (): Mutant => {
  let created = 0
  return {
    ...fields(
      'makes-two-of-one-key',
      'addContact',
      201,
      (content) => ({ ...content, id: `ct-two-${created++}` }),
      'state',
    ),
    by: 'idempotency_key_honoured',
  }
}

/** Faults of lists, PUT, PATCH and eligibility. */
export const promiseMutants: readonly Mutant[] = [
  asks('ignores-the-count', 'listBloodPressureReadings', without('count')),
  answers(
    'answers-a-page-that-is-empty',
    'listWeightReadings',
    200,
    (response, { url }) =>
      /count=\d\b/.test(url) ? body(response, { weightReadings: [] }) : response,
    'state',
  ),
  asks('ignores-the-start', 'listWeightReadings', without('start')),
  asks('ignores-the-end', 'listWeightReadings', without('end')),
  answers(
    'leaves-out-the-edge',
    'listWeightReadings',
    200,
    (response, { url }) =>
      url.includes('start=')
        ? body(response, {
            weightReadings: (json(response) as { weightReadings: unknown[] }).weightReadings.slice(
              0,
              -1,
            ),
          })
        : response,
    'state',
  ),
  answers(
    'answers-the-oldest-first',
    'listBloodSugarReadings',
    200,
    (response) => body(response, { bgs: (json(response) as { bgs: unknown[] }).bgs.toReversed() }),
    'state',
  ),
  oncePut(),
  growing(),
  {
    ...asks('ignores-if-match', 'saveHealthInfo', withoutRequested('if-match')),
    by: 'if_match_honoured',
  },
  makingTwo(),
  asks('patch-clears-the-rest', 'updateContact', (request) =>
    Object.keys(bodyOf(request)).length === 1
      ? withRequestJson(request, { lastName: 'Changed', ...bodyOf(request) })
      : request,
  ),
  fields(
    'patch-moves-the-night',
    'updateBloodSugarAlerts',
    200,
    (content) => ({
      ...content,
      preferences: { ...(content['preferences'] as LooseJson), EndBlTime: '03:33' },
    }),
    'state',
  ),
  answers(
    'takes-an-order-that-is-not-allowed',
    'placeSupplyOrder',
    409,
    (response) => ({
      ...body(response, {
        id: 'so-1',
        orderType: 'BG_STRIPS',
        status: 'RECEIVED',
        orderedAt: '2026-11-20T12:00:00Z',
      }),
      status: 201,
    }),
    'state',
  ),
  fields(
    'refuses-an-order-with-other-codes',
    'placeSupplyOrder',
    409,
    (content) => ({ ...content, errors: [{ code: 171 }] }),
    'state',
  ),
]

/** Faults of CORS, cookies, languages and URLs. */
export const mannerMutants: readonly Mutant[] = [
  ...(['*', 'null', null] as const).map((origin): Mutant => ({
    id: `lets-in-${origin === '*' ? 'any-origin' : origin === null ? 'every-origin-that-asks' : 'origins-of-none'}`,
    kind: 'privacy',
    operations: ['getPersonalInfo'],
    answer: async (request, forward) => {
      const response = await forward(request)
      const file = request.headers['origin']
      return request.operation === 'getPersonalInfo' && file !== undefined
        ? withHeaders(response, {
            'access-control-allow-origin': origin ?? file,
            'access-control-allow-credentials': 'true',
          })
        : response
    },
  })),
  answers(
    'sets-a-cookie-that-pages-read',
    'getPersonalInfo',
    200,
    (response) => withHeaders(response, { 'set-cookie': 'session=1; Secure; SameSite=Strict' }),
    'privacy',
  ),
  answers(
    'sets-a-cookie-without-tls',
    'getPersonalInfo',
    200,
    (response) => withHeaders(response, { 'set-cookie': 'session=1; HttpOnly; SameSite=Strict' }),
    'privacy',
  ),
  answers(
    'sets-a-cookie-for-every-site',
    'getPersonalInfo',
    200,
    (response) => withHeaders(response, { 'set-cookie': 'session=1; HttpOnly; Secure' }),
    'privacy',
  ),
  answers(
    'lets-browsers-guess',
    'getPersonalInfo',
    200,
    (response) => ({
      ...response,
      headers: Object.fromEntries(
        Object.entries(response.headers).filter(([name]) => name !== 'x-content-type-options'),
      ),
    }),
    'privacy',
  ),
  answers(
    'tells-the-address-who-it-is',
    'addContact',
    201,
    (response, request) =>
      withHeaders(response, {
        location: `/contacts?email=${encodeURIComponent(String(bodyOf(request)['email'] ?? 'sam@example.com'))}`,
      }),
    'privacy',
  ),
  {
    id: 'speaks-english-only',
    kind: 'privacy',
    operations: ['getPersonalInfo'],
    answer: async (request, forward) =>
      forward({ ...request, headers: { ...request.headers, 'accept-language': 'en-US' } }),
  },
  answers(
    'says-another-language',
    'getPersonalInfo',
    401,
    (response) => withHeaders(response, { 'content-language': 'fr' }),
    'privacy',
  ),
  {
    id: 'allows-what-nobody-promised',
    kind: 'privacy',
    operations: ['getPersonalInfo'],
    answer: async (request, forward) =>
      forward(request).then((response) =>
        response.status === 405 && request.url.startsWith('/v1/users/me/info/personal')
          ? withHeaders(response, { allow: 'GET, PUT, DELETE' })
          : response,
      ),
  },
  answers(
    'rpc-may-be-kept',
    'rpc.UserTasksService.ListUserTasks',
    200,
    (response) => withHeaders(response, { 'cache-control': 'private' }),
    'privacy',
  ),
]

/** Faults that only random requests find, because they are not near any limit. */
export const randomMutants: readonly Mutant[] = [
  rejectsValid('refuses-names-of-other-alphabets', 'addContact', (request) =>
    /[\u0100-\uFFFF]/.test(String(bodyOf(request)['firstName'])),
  ),
  rejectsValid(
    'refuses-odd-heights',
    'saveHealthInfo',
    (request) =>
      Number(bodyOf(request)['heightInches']) > 40 &&
      Number(bodyOf(request)['heightInches']) % 2 === 1,
  ),
]

const SEARCH = 'rpc.FoodLogService.SearchFoods'
const HEIGHT = 'rpc.BiometricsService.SetHeight'

/** A mutant with another JSON response of an RPC for requests that are not near any limit. */
const atRandom = (
  id: string,
  operation: string,
  isMeant: (body: LooseJson) => boolean,
  response: MutantResponse,
): Mutant => ({
  id,
  kind: 'rpc',
  operations: [operation],
  answer: async (request, forward) =>
    request.operation === operation &&
    request.headers['content-type'] === 'application/json' &&
    isMeant(bodyOf(request))
      ? response
      : forward(request),
})

const connect = (status: number, body: object): MutantResponse => ({
  status,
  headers: {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
  body: Buffer.from(JSON.stringify(body)),
})

/** Faults of RPCs that only random messages find. */
export const rpcRandomMutants: readonly Mutant[] = [
  atRandom(
    'rpc-refuses-even-heights',
    HEIGHT,
    ({ heightInches }) =>
      Number(heightInches) > 25 && Number(heightInches) < 107 && Number(heightInches) % 2 === 0,
    connect(400, { code: 'invalid_argument', message: 'Not so.' }),
  ),
  atRandom(
    'rpc-fails-at-capitals',
    SEARCH,
    ({ query }) => typeof query === 'string' && /[A-Z]/.test(query),
    connect(500, { code: 'internal', message: 'Not so.' }),
  ),
  atRandom(
    'rpc-answers-some-counts-in-another-form',
    SEARCH,
    ({ count }) =>
      Number.isInteger(count) && Number(count) > 2 && Number(count) < 99 && count !== 20,
    connect(200, { foods: 'none' }),
  ),
]

/** Creates a new message for each retry. Only a workflow finds it. */
const sendsAgain = (): Mutant => {
  let sent = 0
  const renamed = fields(
    'rpc-sends-again-what-was-sent',
    'rpc.ChatService.SendMessage',
    200,
    (content) => ({
      ...content,
      message: { ...(content['message'] as LooseJson), messageId: `msg-again-${(sent += 1)}` },
    }),
    'state',
  )
  return { ...renamed, operations: ['rpc.ChatService.CreateOneOnOneChat'] }
}

export const workflowMutants: readonly Mutant[] = [
  sendsAgain(),
  {
    ...fields(
      'alerts-forget-the-low',
      'getBloodSugarAlerts',
      200,
      (content) => ({
        ...content,
        preferences: { ...(content['preferences'] as LooseJson), StartBlTime: '21:00' },
      }),
      'state',
    ),
  },
]
