import { expect, test, vi } from 'vitest'
import { createPressTraces, randomHex, tracedFetch } from './press-traces.ts'

const form = /^00-[\da-f]{32}-[\da-f]{16}-00$/

test('calls of one press have one trace, and the next press another', () => {
  let now = 0
  const traces = createPressTraces(() => now, randomHex)
  const first = traces.traceparent()
  expect(first).toMatch(form)
  now = 9_999
  expect(traces.traceparent()).toBe(first)
  traces.pressed()
  const second = traces.traceparent()
  expect(second).toMatch(form)
  expect(second).not.toBe(first)
})

test('a call long after the press is of another trace', () => {
  let now = 0
  const traces = createPressTraces(() => now, randomHex)
  const first = traces.traceparent()
  now = 10_000
  expect(traces.traceparent()).not.toBe(first)
})

test('only calls to the portal itself have the trace', async () => {
  vi.stubGlobal('location', { origin: 'https://portal.example' })
  const sent: (string | null)[] = []
  const send = tracedFetch(
    async (asked) => {
      sent.push(asked instanceof Request ? asked.headers.get('traceparent') : 'no request')
      return new Response()
    },
    () => 'the trace',
  )
  await send(new Request('https://portal.example/api/v1/x'))
  await send(new Request('https://partner.example/x'))
  await send('/client-report')
  expect(sent).toEqual(['the trace', null, 'no request'])
})
