import { expect, test } from 'vitest'
import type { SpanFacts, Tracer } from '#telemetry/tracer.ts'
import { tracedFetch } from './traced-fetch.ts'

const ended: [name: string, facts: SpanFacts | undefined, error: string | undefined][] = []
const tracer: Tracer = {
  start: ({ name }) => ({
    traceparent: '00-trace',
    rename() {},
    end: (facts, error) => void ended.push([name, facts, error]),
  }),
  within: (_, work) => work(),
  isWithin: () => true,
  close: async () => {},
}

test('a call is a span by its name; strangers get no trace, and its failure stays one', async () => {
  const sent: (RequestInit | undefined)[] = []
  const call = tracedFetch(
    tracer,
    () => 'POST reply',
    async (asked, init) => {
      sent.push(init)
      if (String(asked).endsWith('/gone')) throw new TypeError('no network')
      return new Response(null, { status: String(asked).endsWith('/busy') ? 503 : 200 })
    },
  )
  const init = { headers: { authorization: 'Bearer canary' } }
  expect((await call('https://chat.example/v3/conversations/canary', init)).status).toBe(200)
  expect((await call('https://chat.example/busy', init)).status).toBe(503)
  await expect(call('https://chat.example/gone', init)).rejects.toThrow('no network')
  expect(ended).toEqual([
    ['POST reply', { 'http.response.status_code': 200 }, undefined],
    ['POST reply', { 'http.response.status_code': 503 }, '503'],
    ['POST reply', {}, 'TypeError'],
  ])
  expect(sent).toEqual([init, init, init])
})
