import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type EdgeResponse,
  type EdgeUnderTest,
  startEdgeUnderTest,
} from '../testing/edge-under-test.ts'
import { ratesOf } from '../limits/request-limits.ts'

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest()))
afterEach(() => edge.close())

const report = (body: string, headers: Record<string, string> = {}): Promise<EdgeResponse> =>
  edge.call({
    method: 'POST',
    path: '/client-report',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
const send = async (body: object): Promise<number> => (await report(JSON.stringify(body))).status
const error = { kind: 'TypeError', file: 'entry-abc123.js', line: 1, column: 4_711 }

/** The lines of errors, once a line of the access log has followed them. */
async function errorLines(answers: number): Promise<Record<string, unknown>[]> {
  const parsed = (): Record<string, unknown>[] =>
    edge
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line || '{}') as Record<string, unknown>)
  while (parsed().filter(({ route }) => route === 'client-report').length < answers)
    await new Promise(setImmediate)
  return parsed().filter(({ event }) => event === 'client-error')
}

describe('reports of pages', () => {
  it('become a line with the kind and the place of an error, and measures', async () => {
    expect(await send({ errors: [error], vitals: { lcp: 900, inp: 80, cls: 0.01 } })).toBe(204)
    const [line] = await errorLines(1)
    expect(line).toEqual({ at: expect.any(String), event: 'client-error', ...error })
    expect(edge.measured).toEqual([{ lcp: 900, inp: 80, cls: 0.01 }])
  })

  it('have no text of their own in the log', async () => {
    const canary = 'canary'
    await send({ errors: [{ ...error, kind: canary, message: canary, stack: canary }] })
    await send({ errors: [{ ...error, file: `${canary}.js` }] })
    await send({ errors: [{ ...error, file: '../index.html', line: canary }] })
    await send({
      errors: [
        { ...error, line: canary },
        { ...error, column: 1e12 },
      ],
    })
    await send({ vitals: { lcp: 1, [canary]: 2 }, url: `https://a.example/?${canary}` })
    const lines = await errorLines(5)
    expect(lines.map(({ at: _, event: __, ...rest }) => rest)).toEqual([
      { ...error, kind: 'other' },
      { kind: 'TypeError' },
      { kind: 'TypeError' },
      { kind: 'TypeError', file: error.file },
      { kind: 'TypeError', file: error.file },
    ])
    expect(edge.logged()).not.toContain(canary)
    expect(edge.measured.at(-1)).toEqual({ lcp: 1 })
  })

  it.each([
    ['nothing', ''],
    ['no report', '{}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['errors that are none', '{"errors":"a"}'],
    ['too many errors', JSON.stringify({ errors: Array.from({ length: 6 }, () => error) })],
    ['measures beyond sense', '{"vitals":{"lcp":-1,"inp":1e9,"cls":"0"}}'],
    ['too long a report', JSON.stringify({ vitals: { lcp: 1 }, more: 'a'.repeat(4_096) })],
  ])('are refused when they are %s', async (_, body) => {
    expect((await report(body)).status).toBe(400)
    expect(edge.logged()).not.toContain('client-error')
  })

  it('come by JSON only, so that no other site can send one', async () => {
    const body = JSON.stringify({ errors: [error] })
    expect((await report(body, { 'content-type': 'text/plain' })).status).toBe(404)
    expect((await edge.call({ path: '/client-report' })).status).toBe(404)
  })

  it('are limited by address', async () => {
    await edge.close()
    const slow = { burst: 3, perSecond: 0.01 }
    edge = await startEdgeUnderTest({}, { rates: { ...ratesOf(9, 9), clientReports: slow } })
    const statuses: number[] = []
    while (statuses.length < 4) statuses.push(await send({ vitals: { cls: 0 } }))
    expect(statuses).toEqual([204, 204, 204, 429])
  })
})
