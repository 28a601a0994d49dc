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
  change: (asked: MutantRequest) => MutantRequest,
  shownIn = operation,
): Mutant => ({
  id,
  kind: 'state',
  operations: [shownIn],
  answer: async (asked, forward) => forward(asked.operation === operation ? change(asked) : asked),
})

const without =
  (name: string) =>
  (asked: MutantRequest): MutantRequest => ({
    ...asked,
    url: asked.url.replace(new RegExp(`([?&])${name}=[^&]*&?`), '$1').replace(/[?&]$/, ''),
  })

const withoutAsked =
  (name: string) =>
  (asked: MutantRequest): MutantRequest => ({
    ...asked,
    headers: Object.fromEntries(Object.entries(asked.headers).filter(([each]) => each !== name)),
  })

const body = (told: MutantResponse, value: unknown): MutantResponse =>
  withBody(told, JSON.stringify(value))

/** Rejects a repeated PUT with the same body. */
const oncePut = (): Mutant => {
  let last = ''
  return {
    id: 'takes-a-put-once',
    kind: 'state',
    operations: ['saveHealthInfo'],
    answer: async (asked, forward) => {
      const told = await forward(asked)
      if (asked.operation !== 'saveHealthInfo') return told
      const said = `${asked.headers['accept-language'] ?? ''} ${asked.body.toString()}`
      const isAgain = told.status === 200 && last === said
      last = isAgain ? '' : said
      return isAgain
        ? {
            ...told,
            status: 409,
            body: Buffer.from('{"error":"conflict","message":"That was said already."}'),
          }
        : told
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
      (told) => ({ ...told, heightInches: 60 + (puts++ % 12) }),
      'state',
    ),
  }
}

/** Each request with one idempotency key creates another contact. */
const makingTwo = (): Mutant => {
  let made = 0
  return {
    ...fields(
      'makes-two-of-one-key',
      'addContact',
      201,
      (told) => ({ ...told, id: `ct-two-${made++}` }),
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
    (told, { url }) => (/count=\d\b/.test(url) ? body(told, { weightReadings: [] }) : told),
    'state',
  ),
  asks('ignores-the-start', 'listWeightReadings', without('start')),
  asks('ignores-the-end', 'listWeightReadings', without('end')),
  answers(
    'leaves-out-the-edge',
    'listWeightReadings',
    200,
    (told, { url }) =>
      url.includes('start=')
        ? body(told, {
            weightReadings: (json(told) as { weightReadings: unknown[] }).weightReadings.slice(
              0,
              -1,
            ),
          })
        : told,
    'state',
  ),
  answers(
    'answers-the-oldest-first',
    'listBloodSugarReadings',
    200,
    (told) => body(told, { bgs: (json(told) as { bgs: unknown[] }).bgs.toReversed() }),
    'state',
  ),
  oncePut(),
  growing(),
  {
    ...asks('ignores-if-match', 'saveHealthInfo', withoutAsked('if-match')),
    by: 'if_match_honoured',
  },
  makingTwo(),
  asks('patch-clears-the-rest', 'updateContact', (asked) =>
    Object.keys(bodyOf(asked)).length === 1
      ? withRequestJson(asked, { lastName: 'Changed', ...bodyOf(asked) })
      : asked,
  ),
  fields(
    'patch-moves-the-night',
    'updateBloodSugarAlerts',
    200,
    (told) => ({
      ...told,
      preferences: { ...(told['preferences'] as LooseJson), EndBlTime: '03:33' },
    }),
    'state',
  ),
  answers(
    'takes-an-order-that-is-not-allowed',
    'placeSupplyOrder',
    409,
    (told) => ({
      ...body(told, {
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
    (told) => ({ ...told, errors: [{ code: 171 }] }),
    'state',
  ),
]

/** Faults of CORS, cookies, languages and URLs. */
export const mannerMutants: readonly Mutant[] = [
  ...(['*', 'null', null] as const).map((origin): Mutant => ({
    id: `lets-in-${origin === '*' ? 'any-origin' : origin === null ? 'every-origin-that-asks' : 'origins-of-none'}`,
    kind: 'privacy',
    operations: ['getPersonalInfo'],
    answer: async (asked, forward) => {
      const told = await forward(asked)
      const given = asked.headers['origin']
      return asked.operation === 'getPersonalInfo' && given !== undefined
        ? withHeaders(told, {
            'access-control-allow-origin': origin ?? given,
            'access-control-allow-credentials': 'true',
          })
        : told
    },
  })),
  answers(
    'sets-a-cookie-that-pages-read',
    'getPersonalInfo',
    200,
    (told) => withHeaders(told, { 'set-cookie': 'session=1; Secure; SameSite=Strict' }),
    'privacy',
  ),
  answers(
    'sets-a-cookie-without-tls',
    'getPersonalInfo',
    200,
    (told) => withHeaders(told, { 'set-cookie': 'session=1; HttpOnly; SameSite=Strict' }),
    'privacy',
  ),
  answers(
    'sets-a-cookie-for-every-site',
    'getPersonalInfo',
    200,
    (told) => withHeaders(told, { 'set-cookie': 'session=1; HttpOnly; Secure' }),
    'privacy',
  ),
  answers(
    'lets-browsers-guess',
    'getPersonalInfo',
    200,
    (told) => ({
      ...told,
      headers: Object.fromEntries(
        Object.entries(told.headers).filter(([name]) => name !== 'x-content-type-options'),
      ),
    }),
    'privacy',
  ),
  answers(
    'tells-the-address-who-it-is',
    'addContact',
    201,
    (told, asked) =>
      withHeaders(told, {
        location: `/contacts?email=${encodeURIComponent(String(bodyOf(asked)['email'] ?? 'sam@example.com'))}`,
      }),
    'privacy',
  ),
  {
    id: 'speaks-english-only',
    kind: 'privacy',
    operations: ['getPersonalInfo'],
    answer: async (asked, forward) =>
      forward({ ...asked, headers: { ...asked.headers, 'accept-language': 'en-US' } }),
  },
  answers(
    'says-another-language',
    'getPersonalInfo',
    401,
    (told) => withHeaders(told, { 'content-language': 'fr' }),
    'privacy',
  ),
  {
    id: 'allows-what-nobody-promised',
    kind: 'privacy',
    operations: ['getPersonalInfo'],
    answer: async (asked, forward) =>
      forward(asked).then((told) =>
        told.status === 405 && asked.url.startsWith('/v1/users/me/info/personal')
          ? withHeaders(told, { allow: 'GET, PUT, DELETE' })
          : told,
      ),
  },
  answers(
    'rpc-may-be-kept',
    'rpc.UserTasksService.ListUserTasks',
    200,
    (told) => withHeaders(told, { 'cache-control': 'private' }),
    'privacy',
  ),
]

/** Faults that only random requests find, because they are not near any limit. */
export const randomMutants: readonly Mutant[] = [
  rejectsValid('refuses-names-of-other-alphabets', 'addContact', (asked) =>
    /[\u0100-\uFFFF]/.test(String(bodyOf(asked)['firstName'])),
  ),
  rejectsValid(
    'refuses-odd-heights',
    'saveHealthInfo',
    (asked) =>
      Number(bodyOf(asked)['heightInches']) > 40 && Number(bodyOf(asked)['heightInches']) % 2 === 1,
  ),
]

const SEARCH = 'rpc.FoodLogService.SearchFoods'
const HEIGHT = 'rpc.BiometricsService.SetHeight'

/** A mutant with another JSON response of an RPC for requests that are not near any limit. */
const atRandom = (
  id: string,
  operation: string,
  isMeant: (body: LooseJson) => boolean,
  told: MutantResponse,
): Mutant => ({
  id,
  kind: 'rpc',
  operations: [operation],
  answer: async (asked, forward) =>
    asked.operation === operation &&
    asked.headers['content-type'] === 'application/json' &&
    isMeant(bodyOf(asked))
      ? told
      : forward(asked),
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
    (told) => ({
      ...told,
      message: { ...(told['message'] as LooseJson), messageId: `msg-again-${(sent += 1)}` },
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
      (told) => ({
        ...told,
        preferences: { ...(told['preferences'] as LooseJson), StartBlTime: '21:00' },
      }),
      'state',
    ),
  },
]
