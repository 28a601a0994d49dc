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
import type { WrongAnswer } from '../wrong-answers.ts'

/** A mutant that forwards a changed request. */
const asks = (
  id: string,
  by: WrongAnswer,
  operation: string,
  change: (request: MutantRequest) => MutantRequest,
  shownIn = operation,
): Mutant => ({
  id,
  by,
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
    by: 'idempotent_put: status',
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
      'idempotent_put: body',
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
      'idempotency_key_honoured: body',
      'addContact',
      201,
      (content) => ({ ...content, id: `ct-two-${created++}` }),
      'state',
    ),
  }
}

/** Faults of lists, PUT, PATCH and eligibility. */
export const promiseMutants: readonly Mutant[] = [
  asks(
    'ignores-the-count',
    'pagination_count: more',
    'listBloodPressureReadings',
    without('count'),
  ),
  answers(
    'answers-a-page-that-is-empty',
    'pagination_count: fewer',
    'listWeightReadings',
    200,
    (response, { url }) =>
      /count=\d\b/.test(url) ? body(response, { weightReadings: [] }) : response,
    'state',
  ),
  asks('ignores-the-start', 'range_honoured: before', 'listWeightReadings', without('start')),
  asks('ignores-the-end', 'range_honoured: after', 'listWeightReadings', without('end')),
  answers(
    'leaves-out-the-edge',
    'range_honoured: edge',
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
    'sort_honoured: order',
    'listBloodSugarReadings',
    200,
    (response) => body(response, { bgs: (json(response) as { bgs: unknown[] }).bgs.toReversed() }),
    'state',
  ),
  oncePut(),
  growing(),
  {
    ...asks(
      'ignores-if-match',
      'if_match_honoured: success',
      'saveHealthInfo',
      withoutRequested('if-match'),
    ),
  },
  makingTwo(),
  asks('patch-clears-the-rest', 'patch_only_named_fields: changed', 'updateContact', (request) =>
    Object.keys(bodyOf(request)).length === 1
      ? withRequestJson(request, { lastName: 'Changed', ...bodyOf(request) })
      : request,
  ),
  fields(
    'patch-moves-the-night',
    'patch_only_named_fields: changed',
    'updateBloodSugarAlerts',
    200,
    (content) => ({
      ...content,
      preferences: { ...(content['preferences'] as LooseJson), EndBlTime: '03:33' },
    }),
    'state',
  ),
  {
    ...fields(
      'refuses-an-order-that-is-allowed',
      'eligibility_codes: refused',
      'getStripEligibility',
      200,
      (content) => ({ ...content, valid: true, errors: [] }),
      'state',
    ),
    operations: ['placeSupplyOrder'],
  },
  answers(
    'takes-an-order-that-is-not-allowed',
    'eligibility_codes: accepted',
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
    'eligibility_codes: codes',
    'placeSupplyOrder',
    409,
    (content) => ({ ...content, errors: [{ code: 171 }] }),
    'state',
  ),
]
