import { describe, expect, it } from 'vitest'
import { requestIdsOf } from './request-ids.ts'

const own = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/
const uuid = '0f9d3a2e-6f0b-4a39-9c6f-0a2c7b9f4e11'
const trace = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('ids of a request', () => {
  it('are one id in three places without any sent', () => {
    const { requestId, logId, traceparent } = requestIdsOf({ headers: {} })
    expect(requestId).toMatch(own)
    expect(logId).toBe(requestId)
    expect(traceparent).toMatch(new RegExp(`^00-${requestId.replaceAll('-', '')}-[\\da-f]{16}-00$`))
  })

  it('are the sent ones', () => {
    const headers = { 'x-request-id': uuid, traceparent: `00-${trace}-00f067aa0ba902b7-01` }
    const { requestId, logId, traceparent } = requestIdsOf({ headers })
    expect([requestId, logId]).toEqual([uuid, uuid])
    expect(traceparent).toMatch(new RegExp(`^00-${trace}-[\\da-f]{16}-01$`))
    expect(traceparent).not.toContain('00f067aa0ba902b7')
  })

  it("keep a client's text out of the log", () => {
    const { requestId, logId } = requestIdsOf({ headers: { 'x-request-id': 'rosa.alvarez' } })
    expect(requestId).toBe('rosa.alvarez')
    expect(logId).toMatch(own)
  })

  it.each(['', 'a b', 'a"b', '<b>', 'a'.repeat(129)])('replace the id %j', (sent) => {
    expect(requestIdsOf({ headers: { 'x-request-id': sent } }).requestId).toMatch(own)
  })

  it.each([
    '',
    'nonsense',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
  ])('start a new trace for %j', (traceparent) => {
    const ids = requestIdsOf({ headers: { traceparent } })
    expect(ids.traceparent).toContain(ids.logId.replaceAll('-', ''))
  })
})
