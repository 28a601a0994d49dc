import { expect, test } from 'vitest'
import { createPortalClient } from '#generated/openapi/client.ts'
import type { WeightReadings } from '#generated/schemas/openapi/weight.reader.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { markWeight } from './use-mark-weight.ts'

const one = (id: string, isIrregular: boolean) => ({
  id,
  measurementTime: '2026-11-20T06:55:00',
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  normalizedWeightLb: 196.4,
  isIrregular,
  biometrics: null,
  source: 'DEVICE',
})
const lists = [
  ['listWeightReadings', { count: 1 }],
  ['listWeightReadings', { start: '1970-01-01T00:00:00' }],
]

/** A cache with two lists, and a server that holds each response until it is released. */
function stage() {
  const queries = createQueryClient()
  for (const queryKey of lists)
    queries.setQueryData(queryKey, {
      weightReadings: { items: [one('w-1', false), one('w-2', true)], leftOut: 0 },
    })
  const answers: ((answer: Response) => void)[] = []
  const requests: { path: string; body: unknown }[] = []
  const client = createPortalClient({
    baseUrl: 'https://portal.example',
    fetch: async (request: Request) => {
      requests.push({
        path: `${request.method} ${new URL(request.url).pathname}`,
        body: await request.json(),
      })
      return new Promise<Response>((resolve) => answers.push(resolve))
    },
  })
  const shown = () =>
    lists.map((queryKey) =>
      queries
        .getQueryData<WeightReadings>(queryKey)
        ?.weightReadings.items.map((reading) => reading.isIrregular),
    )
  const answer = (status: number, body: unknown) =>
    answers.shift()?.(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
    )
  return {
    queries,
    client,
    requests,
    shown,
    answer,
    waiting: async () => {
      while (answers.length === 0) await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('API-086: shows a mark on every list before the server confirms it', async () => {
  const { queries, client, requests, shown, answer, waiting } = stage()
  const marking = markWeight(client, queries, { id: 'w-1', isIrregular: true })
  await waiting()
  expect(shown()).toEqual([
    [true, true],
    [true, true],
  ])
  expect(requests).toEqual([
    { path: 'PUT /api/v1/users/me/reading/weight/w-1', body: { isIrregular: true } },
  ])
  answer(200, one('w-1', true))
  await marking
  expect(shown()).toEqual([
    [true, true],
    [true, true],
  ])
  for (const queryKey of lists) expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test.each([
  ['refused', 404, { error: 'not_found', code: 404, message: 'Gone.' }, 'Refused'],
  ['not served', 503, { error: 'unavailable', code: 503, message: 'Away.' }, 'Unavailable'],
  ['answered outside the contract', 200, { nonsense: 1 }, 'ContractBroken'],
])(
  '%s, it is rolled back, and a concurrent mark of another reading stays',
  async (_, status, body, tag) => {
    const { queries, client, shown, answer, waiting } = stage()
    const failing = markWeight(client, queries, { id: 'w-1', isIrregular: true }).catch(
      (thrown: unknown) => thrown,
    )
    await waiting()
    const other = markWeight(client, queries, { id: 'w-2', isIrregular: false })
    answer(status, body)
    expect(await failing).toMatchObject({ _tag: tag })
    expect(shown()).toEqual([
      [false, false],
      [false, false],
    ])
    await waiting()
    answer(200, one('w-2', false))
    await other
    expect(shown()).toEqual([
      [false, false],
      [false, false],
    ])
  },
)
