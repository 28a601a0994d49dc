import { expect, test, vi } from 'vitest'
import { createPortalClient } from '#generated/openapi/client.ts'
import { isScaleActivated } from './scale-activation.ts'

/** A client with this response to every call. */
function answering(status: number, body: unknown) {
  const fetchMock = vi.fn(
    async (_: Request) =>
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
  )
  return {
    fetchMock,
    client: createPortalClient({ baseUrl: 'https://portal.example', fetch: fetchMock }),
  }
}
const away = () =>
  createPortalClient({
    baseUrl: 'https://portal.example',
    fetch: () => Promise.reject(new TypeError('down')),
  })

test('WT-017: fetches one reading; none means that the scale is not activated', async () => {
  const { client, fetchMock } = answering(200, { weightReadings: [] })
  expect(await isScaleActivated(client)).toBe(false)
  expect(new URL(fetchMock.mock.calls[0]![0].url).search).toBe('?count=1')
})
test.each([
  [500, {}],
  [403, { message: 'No.' }],
  [200, { nonsense: 1 }],
])('ERR-028: returns null after the response %i', async (status, body) => {
  expect(await isScaleActivated(answering(status, body).client)).toBeNull()
})
test('ERR-028: returns null without a network', async () =>
  expect(await isScaleActivated(away())).toBeNull())
