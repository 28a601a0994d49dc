import { expect, test, vi } from 'vitest'
import { readBody, type ReadBody } from './read-body.ts'
import { streamItems } from './stream-items.ts'

async function* endless(text: string): AsyncGenerator<Buffer> {
  for (;;) {
    await Promise.resolve()
    yield Buffer.from(text)
  }
}

test.each([
  ['text/event-stream; charset=utf-8', 'data: 1\n\n', 5],
  ['text/event-stream', 'data: 1\n\ndata: 2\n\n', 3],
  ['application/x-ndjson', '{}\n', 5],
  ['application/json-seq', '\u001E{}\n', 5],
])('stops reading %s after five items', async (type, chunk, count) => {
  const read: ReadBody = { chunks: [], isCut: false }
  await readBody(endless(chunk), type, read)
  expect([read.isCut, read.chunks.length]).toEqual([true, count])
})

test('reads much without items in time that grows with it, and still finds the items after it', async () => {
  const ping = Buffer.from(': ping\n'.repeat(1_000))
  async function* body() {
    for (let count = 0; count < 500; count += 1) yield ping
    yield* endless('\ndata: 1\n\n'.repeat(100))
  }
  let looked = 0
  const concat = Buffer.concat.bind(Buffer)
  const spy = vi.spyOn(Buffer, 'concat').mockImplementation((list) => {
    const whole = concat(list)
    looked += whole.length
    return whole
  })
  const read: ReadBody = { chunks: [], isCut: false }
  await readBody(body(), 'text/event-stream', read)
  spy.mockRestore()
  expect(read.isCut).toBe(true)
  expect(looked).toBeLessThan(10 * concat(read.chunks).length)
})

test('reads the fields of events, over several lines, without comments', () =>
  expect(
    streamItems(
      'text/event-stream',
      '\uFEFFevent: tick\r\nid: 7\r\ndata: one\r\ndata:two\r\n\r\n: alive\r\n\r\nretry: 3000\ndata\n\ndata: cut',
    ),
  ).toEqual([
    { event: 'tick', id: '7', data: 'one\ntwo' },
    { retry: 3000, data: '' },
  ]))

test('reads lines of JSON, complete ones only', () =>
  expect(streamItems('application/jsonl', '{"n":1}\n\nno\n{"n":2')).toEqual([{ n: 1 }, undefined]))
