import { UNKNOWN_CURSOR } from '../../cases/pages.ts'
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

/** A paged list, with functions to read and change its requests. */
interface List {
  readonly operation: string
  readonly items: string
  readonly next: string
  /** How an unknown cursor that is taken is found. */
  readonly taken: WrongAnswer
  readonly cursorOf: (request: MutantRequest) => unknown
  readonly without: (request: MutantRequest, part: 'cursor' | 'limit') => MutantRequest
}

const rest = (operation: string, items: string): List => ({
  operation,
  items,
  next: 'next',
  taken: 'unknown_cursor_refused: success',
  cursorOf: ({ url }) =>
    new URL(url, 'http://list.invalid').searchParams.get('cursor') ?? undefined,
  without: (request, part) => {
    const { pathname, searchParams } = new URL(request.url, 'http://list.invalid')
    searchParams.delete(part)
    return { ...request, url: `${pathname}?${searchParams}` }
  },
})

const rpc = (operation: string, items: string): List => ({
  operation,
  items,
  next: 'nextPageToken',
  taken: 'unknown_cursor_refused: ok',
  cursorOf: (request) => bodyOf(request)['pageToken'],
  without: (request, part) => {
    const { [part === 'cursor' ? 'pageToken' : 'pageSize']: _, ...others } = bodyOf(request)
    return request.headers['content-type'] === 'application/json'
      ? withRequestJson(request, others)
      : request
  },
})

const pagesOf = (
  prefix: string,
  { operation, items, next, taken, cursorOf, without }: List,
): readonly Mutant[] => {
  const asks = (
    id: string,
    by: WrongAnswer,
    change: (request: MutantRequest) => MutantRequest,
  ): Mutant => ({
    id: `${prefix}${id}`,
    kind: 'state',
    operations: [operation],
    by,
    answer: async (request, forward) =>
      forward(request.operation === operation ? change(request) : request),
  })
  const later = (
    id: string,
    by: WrongAnswer,
    change: (body: LooseJson, rows: readonly unknown[], cursor: unknown) => LooseJson,
  ): Mutant =>
    answers(
      `${prefix}${id}`,
      by,
      operation,
      200,
      (response, request) => {
        const body = json(response) as LooseJson
        return cursorOf(request) === undefined
          ? response
          : withBody(
              response,
              JSON.stringify(
                change(body, (body[items] ?? []) as readonly unknown[], cursorOf(request)),
              ),
            )
      },
      'state',
    )
  let last: unknown
  const repeating = (response: MutantResponse, request: MutantRequest): MutantResponse => {
    const body = json(response) as LooseJson
    const rows = (body[items] ?? []) as readonly unknown[]
    const changed =
      cursorOf(request) === undefined || last === undefined ? rows : [last, ...rows.slice(0, -1)]
    last = rows.at(-1)
    return withBody(response, JSON.stringify({ ...body, [items]: changed }))
  }
  return [
    asks('ignores-the-limit', 'page_limit_honoured: longer', (request) =>
      without(request, 'limit'),
    ),
    asks('begins-again-at-each-cursor', 'pages_complete: the same cursor', (request) =>
      without(request, 'cursor'),
    ),
    asks('takes-any-cursor', taken, (request) =>
      cursorOf(request) === UNKNOWN_CURSOR ? without(request, 'cursor') : request,
    ),
    answers(
      `${prefix}repeats-a-row-on-the-next-page`,
      'pages_complete: more',
      operation,
      200,
      repeating,
      'state',
    ),
    later('loses-a-row-between-pages', 'pages_complete: missing', (body, rows) => ({
      ...body,
      [items]: rows.slice(1),
    })),
    later('ends-after-two-pages', 'pages_complete: missing', ({ [next]: _, ...told }) => told),
    later('gives-one-cursor-for-ever', 'pages_complete: the same cursor', (body, _, cursor) => ({
      ...body,
      [next]: cursor,
    })),
    later('answers-a-page-backwards', 'pages_complete: order', (body, rows) => ({
      ...body,
      [items]: rows.toReversed(),
    })),
  ]
}

const withoutHeader = (id: string, by: WrongAnswer, operation: string, header: string): Mutant => ({
  id,
  kind: 'state',
  operations: [operation],
  by,
  answer: async (request, forward) =>
    forward(
      request.operation === operation
        ? {
            ...request,
            headers: Object.fromEntries(
              Object.entries(request.headers).filter(([name]) => name !== header),
            ),
          }
        : request,
    ),
})

const PREFERENCES = 'rpc.CommunicationsService.UpdateCommunicationPreferences'

/** Each request with one idempotency key creates another reminder. */
const makingTwo = (): Mutant => {
  let created = 0
  return {
    ...fields(
      'rpc-makes-two-of-one-key',
      'idempotency_key_honoured: body',
      'rpc.RemindersService.SetReminder',
      200,
      (body) => ({
        ...body,
        reminder: { ...(body['reminder'] as LooseJson), id: `r-two-${(created += 1)}` },
      }),
      'state',
    ),
  }
}

/** Faults of paging, and of safe writes over RPC. */
export const pageMutants: readonly Mutant[] = [
  ...pagesOf('', rest('listBloodPressureReadings', 'bpReadings')),
  ...pagesOf('rpc-', rpc('rpc.PulseService.ListPulseReadings', 'readings')),
  answers(
    'refuses-its-own-cursor',
    'pages_complete: refused',
    'listBloodPressureReadings',
    200,
    (response, { url }) =>
      url.includes('cursor=')
        ? {
            ...withBody(
              response,
              JSON.stringify({ type: 'about:blank', title: 'Not there', status: 404 }),
            ),
            status: 404,
            headers: { ...response.headers, 'content-type': 'application/problem+json' },
          }
        : response,
    'state',
  ),
  withoutHeader('rpc-ignores-if-match', 'if_match_honoured: ok', PREFERENCES, 'if-match'),
  {
    ...answers(
      'rpc-refuses-a-stale-change-with-another-code',
      'if_match_honoured: code',
      PREFERENCES,
      409,
      (response) => ({
        ...withBody(
          response,
          JSON.stringify({ ...(json(response) as LooseJson), code: 'failed_precondition' }),
        ),
        status: 400,
      }),
      'state',
    ),
  },
  withoutHeader(
    'rpc-ignores-the-key',
    'idempotency_key_honoured: body',
    'rpc.RemindersService.SetReminder',
    'idempotency-key',
  ),
  makingTwo(),
]
