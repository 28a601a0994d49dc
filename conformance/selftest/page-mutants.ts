import { UNKNOWN_CURSOR } from '../cases/pages.ts'
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
  readonly cursorOf: (asked: MutantRequest) => unknown
  readonly without: (asked: MutantRequest, part: 'cursor' | 'limit') => MutantRequest
}

const rest = (operation: string, items: string): List => ({
  operation,
  items,
  next: 'next',
  cursorOf: ({ url }) =>
    new URL(url, 'http://list.invalid').searchParams.get('cursor') ?? undefined,
  without: (asked, part) => {
    const { pathname, searchParams } = new URL(asked.url, 'http://list.invalid')
    searchParams.delete(part)
    return { ...asked, url: `${pathname}?${searchParams}` }
  },
})

const rpc = (operation: string, items: string): List => ({
  operation,
  items,
  next: 'nextPageToken',
  cursorOf: (asked) => bodyOf(asked)['pageToken'],
  without: (asked, part) => {
    const { [part === 'cursor' ? 'pageToken' : 'pageSize']: _, ...others } = bodyOf(asked)
    return asked.headers['content-type'] === 'application/json'
      ? withRequestJson(asked, others)
      : asked
  },
})

const pagesOf = (
  prefix: string,
  { operation, items, next, cursorOf, without }: List,
): readonly Mutant[] => {
  const asks = (
    id: string,
    by: string,
    change: (asked: MutantRequest) => MutantRequest,
  ): Mutant => ({
    id: `${prefix}${id}`,
    kind: 'state',
    operations: [operation],
    by,
    answer: async (asked, forward) =>
      forward(asked.operation === operation ? change(asked) : asked),
  })
  const later = (
    id: string,
    change: (told: LooseJson, rows: readonly unknown[]) => LooseJson,
  ): Mutant => ({
    ...answers(
      `${prefix}${id}`,
      operation,
      200,
      (told, asked) => {
        const body = json(told) as LooseJson
        return cursorOf(asked) === undefined
          ? told
          : withBody(told, JSON.stringify(change(body, (body[items] ?? []) as readonly unknown[])))
      },
      'state',
    ),
    by: 'pages_complete',
  })
  let last: unknown
  const repeating = (told: MutantResponse, asked: MutantRequest): MutantResponse => {
    const body = json(told) as LooseJson
    const rows = (body[items] ?? []) as readonly unknown[]
    const changed =
      cursorOf(asked) === undefined || last === undefined ? rows : [last, ...rows.slice(0, -1)]
    last = rows.at(-1)
    return withBody(told, JSON.stringify({ ...body, [items]: changed }))
  }
  return [
    asks('ignores-the-limit', 'page_limit_honoured', (asked) => without(asked, 'limit')),
    asks('begins-again-at-each-cursor', 'pages_complete', (asked) => without(asked, 'cursor')),
    asks('takes-any-cursor', 'unknown_cursor_refused', (asked) =>
      cursorOf(asked) === UNKNOWN_CURSOR ? without(asked, 'cursor') : asked,
    ),
    {
      ...answers(`${prefix}repeats-a-row-on-the-next-page`, operation, 200, repeating, 'state'),
      by: 'pages_complete',
    },
    later('loses-a-row-between-pages', (told, rows) => ({ ...told, [items]: rows.slice(1) })),
    later('ends-after-two-pages', ({ [next]: _, ...told }) => told),
    later('answers-a-page-backwards', (told, rows) => ({ ...told, [items]: rows.toReversed() })),
  ]
}

const withoutHeader = (id: string, operation: string, header: string, by: string): Mutant => ({
  id,
  kind: 'state',
  operations: [operation],
  by,
  answer: async (asked, forward) =>
    forward(
      asked.operation === operation
        ? {
            ...asked,
            headers: Object.fromEntries(
              Object.entries(asked.headers).filter(([name]) => name !== header),
            ),
          }
        : asked,
    ),
})

const PREFERENCES = 'rpc.CommunicationsService.UpdateCommunicationPreferences'

/** Each request with one idempotency key creates another reminder. */
const makingTwo = (): Mutant => {
  let made = 0
  return {
    ...fields(
      'rpc-makes-two-of-one-key',
      'rpc.RemindersService.SetReminder',
      200,
      (told) => ({
        ...told,
        reminder: { ...(told['reminder'] as LooseJson), id: `r-two-${(made += 1)}` },
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
      (told) => ({
        ...withBody(
          told,
          JSON.stringify({ ...(json(told) as LooseJson), code: 'failed_precondition' }),
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
