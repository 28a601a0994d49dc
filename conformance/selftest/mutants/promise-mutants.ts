import {
  answers,
  bodyOf,
  fields,
  json,
  withRequestJson,
  withBody,
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

function body(response: MutantResponse, value: unknown): MutantResponse {
  return withBody(response, JSON.stringify(value))
}

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
