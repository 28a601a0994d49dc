import { expect, test } from 'vitest'
import { requestPacing, retryAfter } from './request-pacing.ts'
import type { HttpExchange } from './exchange.ts'
import type { HttpResponse } from './http-response.ts'

const response = (status: number, headers: HttpResponse['headers'] = []): HttpResponse => ({
  kind: 'answer',
  status,
  headers,
  body: Buffer.alloc(0),
  millis: 1,
})

test.each<[HttpExchange, number | null]>([
  [response(429, [['retry-after', '7']]), 7],
  [response(503, [['retry-after', 'Sat, 21 Nov 2026 10:00:05 GMT']]), 5],
  [response(200, [['retry-after', '7']]), null],
  [response(429), null],
  [response(429, [['retry-after', 'soon']]), null],
  [{ kind: 'broken', by: 'slow', code: 'timeout' }, null],
])('reads Retry-After (%#)', (exchange, seconds) =>
  expect(retryAfter(exchange, Date.parse('2026-11-21T10:00:00Z'))).toBe(seconds),
)

const clock = (): {
  now: () => number
  wait: (millis: number) => Promise<void>
  waits: number[]
} => {
  let time = 0
  const waits: number[] = []
  return {
    now: () => time,
    waits,
    wait: (millis) => {
      waits.push(millis)
      time += millis
      return Promise.resolve()
    },
  }
}

test('waits as long as Retry-After says, then retries', async () => {
  const { now, wait, waits } = clock()
  const answers = [response(503, [['retry-after', '2']]), response(200)]
  const pace = requestPacing({ concurrency: 1, perSecond: 1_000, patienceSeconds: 5, now, wait })
  expect(await pace.run(() => Promise.resolve(answers.shift()!))).toMatchObject({ status: 200 })
  expect(waits).toEqual([2_000])
  expect(pace.waited()).toBe(2)
})

test('does not wait longer than the limit', async () => {
  const { now, wait, waits } = clock()
  const pace = requestPacing({ concurrency: 1, perSecond: 1_000, patienceSeconds: 5, now, wait })
  expect(
    await pace.run(() => Promise.resolve(response(429, [['retry-after', '60']]))),
  ).toMatchObject({
    status: 429,
  })
  expect(waits).toEqual([])
})

test('limits concurrency and rate', async () => {
  const { now, wait } = clock()
  const pace = requestPacing({ concurrency: 2, perSecond: 10, patienceSeconds: 5, now, wait })
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 10 }, () =>
      pace.run(async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((done) => void setImmediate(done))
        running -= 1
        return response(200)
      }),
    ),
  )
  expect(most).toBe(2)
  expect(now()).toBe(900)
})
