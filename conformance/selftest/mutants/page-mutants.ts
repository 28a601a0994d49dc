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

/** A paged list, with functions to read and change its requests. */
interface List {
  readonly operation: string
  readonly items: string
  readonly next: string
  readonly cursorOf: (request: MutantRequest) => unknown
  readonly without: (request: MutantRequest, part: 'cursor' | 'limit') => MutantRequest
}

const rest = (operation: string, items: string): List => ({
  operation,
  items,
  next: 'next',
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
  { operation, items, next, cursorOf, without }: List,
): readonly Mutant[] => {
  const asks = (
    id: string,
    by: string,
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
    change: (body: LooseJson, rows: readonly unknown[]) => LooseJson,
  ): Mutant => ({
    ...answers(
      `${prefix}${id}`,
      operation,
      200,
      (response, request) => {
        const body = json(response) as LooseJson
        return cursorOf(request) === undefined
          ? response
          : withBody(
              response,
              JSON.stringify(change(body, (body[items] ?? []) as readonly unknown[])),
            )
      },
      'state',
    ),
    by: 'pages_complete',
  })
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
    asks('ignores-the-limit', 'page_limit_honoured', (request) => without(request, 'limit')),
    asks('begins-again-at-each-cursor', 'pages_complete', (request) => without(request, 'cursor')),
    asks('takes-any-cursor', 'unknown_cursor_refused', (request) =>
      cursorOf(request) === UNKNOWN_CURSOR ? without(request, 'cursor') : request,
    ),
    {
      ...answers(`${prefix}repeats-a-row-on-the-next-page`, operation, 200, repeating, 'state'),
      by: 'pages_complete',
    },
    later('loses-a-row-between-pages', (body, rows) => ({ ...body, [items]: rows.slice(1) })),
    later('ends-after-two-pages', ({ [next]: _, ...told }) => told),
    later('answers-a-page-backwards', (body, rows) => ({ ...body, [items]: rows.toReversed() })),
  ]
}

const withoutHeader = (id: string, operation: string, header: string, by: string): Mutant => ({
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
      'rpc.RemindersService.SetReminder',
      200,
      (body) => ({
        ...body,
        reminder: { ...(body['reminder'] as LooseJson), id: `r-two-${(created += 1)}` },
      }),
      'state',
    ),
    by: 'idempotency_key_honoured',
  }
}

/** Faults of paging, and of safe writes over RPC. */
export const pageMutants: readonly Mutant[] = [
  ...pagesOf('', rest('listBloodPressureReadings', 'bpReadings')),
  ...pagesOf('rpc-', rpc('rpc.PulseService.ListPulseReadings', 'readings')),
  withoutHeader('rpc-ignores-if-match', PREFERENCES, 'if-match', 'if_match_honoured'),
  {
    ...answers(
      'rpc-refuses-a-stale-change-with-another-code',
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
    by: 'if_match_honoured',
  },
  withoutHeader(
    'rpc-ignores-the-key',
    'rpc.RemindersService.SetReminder',
    'idempotency-key',
    'idempotency_key_honoured',
  ),
  makingTwo(),
]
