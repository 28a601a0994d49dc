import { expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { correctResponse, startToy } from '../testing/toy-server.ts'

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n'
const whole = `${head}content-length: 2\r\ncache-control: no-store\r\n\r\n[]`

/** What the only read writes, whether it then hangs up, and what is said of it. */
const rows: readonly (readonly [what: string, bytes: string, ends: boolean, words: string])[] = [
  ['a shorter body', `${head}content-length: 9\r\n\r\n[]`, true, 'hangs up within its answer'],
  ['no end', `${head}content-length: 9\r\n\r\n[]`, false, 'begins an answer that does not end'],
  ['no chunk', `${head}transfer-encoding: chunked\r\n\r\nzz\r\n`, true, 'not framed as HTTP says'],
  ['nothing', '', false, 'does not answer in time'],
  [
    'another protocol',
    'HTTP/1.1 101 Yes\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    false,
    '(101)',
  ],
  ['no HTTP', '\0\0\u0012\u0004 hello\r\n\r\n', true, 'does not speak HTTP'],
]

/** Short where the read is waited for in vain; 10 is the default. */
const secondsOf = (bytes: string, ends: boolean): number =>
  ends || bytes.startsWith('HTTP/1.1 1') ? 10 : 0.3

const ranWith = async (bytes: string, ends: boolean) => {
  const toy = await startToy((request, response) => {
    if (request.method !== 'GET') return correctResponse(request)
    response.socket?.write(bytes)
    if (ends) response.socket?.end()
    return undefined
  })
  try {
    return await runToy(toy.address, {
      args: ['--phases', 'examples'],
      target: { timeoutSeconds: secondsOf(bytes, ends) },
    })
  } finally {
    await toy.close()
  }
}

test.each(rows)(
  'a read that answers with %s fails, and the others are tested',
  async (_, ...how) => {
    const [bytes, ends, words] = how
    const { code, failed, reports } = await ranWith(bytes, ends)
    expect(code).toBe(1)
    expect(failed.every((line) => line.includes('no_answer'))).toBe(true)
    expect(reports.json).toContain(words)
  },
)

test('a 100 that nobody asked for is no failure, because HTTP allows it', async () => {
  const { code, failed, reports } = await ranWith(`HTTP/1.1 100 Continue\r\n\r\n${whole}`, false)
  expect(failed).toEqual([])
  expect(code).toBe(4)
  expect(reports.json).toContain('sends 100 (Continue) unasked')
})
