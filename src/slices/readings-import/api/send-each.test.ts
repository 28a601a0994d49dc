import { expect, test } from 'vitest'
import { Offline, RateLimited, RequestRefused, Unavailable } from '#platform/http/failure.ts'
import { toFailure } from '#platform/http/to-failure.ts'
import { sendEach } from './send-each.ts'

const run = async (
  items: readonly number[],
  send: (item: number, attempt: number) => string | null,
  stopAfter = Infinity,
) => {
  const attempts = new Map<number, number>()
  const sent: string[] = []
  const waited: number[] = []
  let most = 0
  let now = 0
  const end = await sendEach<number, string>(items, {
    send: async (item) => {
      now += 1
      most = Math.max(most, now)
      await Promise.resolve()
      now -= 1
      attempts.set(item, (attempts.get(item) ?? 0) + 1)
      return send(item, attempts.get(item)!)
    },
    sent: (item, as) => sent.push(`${item} ${as.type}`),
    isStopped: () => sent.length >= stopAfter,
    wait: async (milliseconds) => void waited.push(milliseconds),
    failureOf: toFailure,
  })
  return { end: end.type, sent, waited, most, attempts }
}
const many = Array.from({ length: 20 }, (_, index) => index)

test('sends everything, four at once, and tells what was there', async () => {
  const { end, sent, most } = await run(many, (item) => (item === 3 ? null : 'id'))
  expect([end, sent.length, most, sent.includes('3 there')]).toEqual(['all', 20, 4, true])
})

test('a passing failure is tried a second time, after the server’s pause', async () => {
  const { end, sent, waited } = await run([1, 2], (item, attempt) => {
    if (item === 1 && attempt === 1) throw new RateLimited({ retryAfter: 7 })
    return 'id'
  })
  expect([end, sent.length, waited]).toEqual(['all', 2, [7000]])
})

test('a pause that nobody would watch ends the run, which can be continued later', async () => {
  const { end, sent, waited } = await run([1], () => {
    throw new RateLimited({ retryAfter: 600 })
  })
  expect([end, sent, waited]).toEqual(['failed', [], []])
})

test('what fails twice ends the run, and nothing more is sent', async () => {
  const { end, sent, attempts } = await run(many, (item) => {
    if (item === 0) throw new Unavailable({})
    return 'id'
  })
  expect([end, attempts.get(0), sent.includes('0 done')]).toEqual(['failed', 2, false])
})

test('without a network the run ends at once', async () => {
  const { end, sent, waited } = await run(many, () => {
    throw new Offline()
  })
  expect([end, sent, waited]).toEqual(['failed', [], []])
})

test('a refused one is told, and the others go on', async () => {
  const { end, sent } = await run([1, 2, 3], (item) => {
    if (item === 2) throw new RequestRefused({ status: 422, details: [] })
    return 'id'
  })
  expect([end, sent.toSorted()]).toEqual(['all', ['1 done', '2 refused', '3 done']])
})

test('a member’s stop ends the run', async () => {
  const { end, sent } = await run(many, () => 'id', 5)
  expect(end).toBe('stopped')
  expect(sent.length).toBeLessThan(12)
})
