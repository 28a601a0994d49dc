import { afterAll, expect, it, vi } from 'vitest'
import { sendActivity } from './send-activity.ts'

vi.stubGlobal('location', new URL('https://portal.example/weight'))
afterAll(() => vi.unstubAllGlobals())

async function sent(answer: () => Promise<Response>) {
  const requests: Request[] = []
  const outcome = await sendActivity(42, {
    language: () => 'en-US',
    framer: null as never,
    fetch: (async (request: Request) => {
      requests.push(request)
      return answer()
    }) as never,
  })
  return { outcome, request: requests[0] }
}
const answered = (status: number) => async () => new Response(null, { status })

it('tells the edge how long ago, also when the page ends', async () => {
  const { request } = await sent(answered(204))
  expect(request?.url).toBe('https://portal.example/session/activity')
  expect([request?.method, request?.keepalive]).toEqual(['POST', true])
  expect(request?.headers.get('x-portal-idle')).toBe('42')
})

it.each([
  [204, 'sent'],
  [401, 'over'],
  [200, 'lost'],
  [403, 'lost'],
  [503, 'lost'],
])('takes %i as %s', async (status, outcome) =>
  expect((await sent(answered(status))).outcome).toBe(outcome),
)

it('takes no answer as lost', async () =>
  expect((await sent(() => Promise.reject(new TypeError('offline')))).outcome).toBe('lost'))
