import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'
import { pageOf, rowsAfter } from './pagination.ts'

let server: TestServer
let token = ''
let memberId = ''
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa', 'walter'] })
  const member = await server.member('rosa', 'pages')
  token = member.token
  memberId = member.id
})
afterAll(() => server.close())

type Found = { readonly id: string }
const span = 'start=2000-01-01T00:00:00&end=2100-01-01T00:00:00'

const lists: readonly (readonly [name: string, path: () => string, items: string])[] = [
  ['blood sugar', () => `/v1/users/me/readings/bgs/data?${span}`, 'bgs'],
  ['blood pressure', () => `/v1/users/${memberId}/reading/bp?${span}`, 'bpReadings'],
  ['weight', () => '/v1/users/me/reading/weights?', 'weightReadings'],
  ['orders', () => '/v1/users/me/supplies/orders?', 'orders'],
]

describe.each(lists)('%s', (_, path, name) => {
  const ask = async (
    more: string,
  ): Promise<{ items: readonly Found[]; next: string | undefined }> => {
    const { status, body } = await server.call(`${path()}&${more}`, { token })
    expect(status).toBe(200)
    return { items: body[name], next: body.next }
  }
  const walk = async (more: string): Promise<string[][]> => {
    const pages: string[][] = []
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const { items, next }: Awaited<ReturnType<typeof ask>> = await ask(
        `${more}${cursor === '' ? '' : `&cursor=${cursor}`}`,
      )
      pages.push(items.map(({ id }) => id))
      cursor = next
    }
    return pages
  }

  test('the pages together contain every item once, in order', async () => {
    const whole = (await ask('count=7')).items.map(({ id }) => id)
    const pages = await walk('count=7&limit=3')
    expect(pages.flat()).toEqual(whole)
    expect(pages.slice(0, -1).every((page) => page.length === 3)).toBe(true)
  })
  test('count limits all pages together, and the last page has no next', async () =>
    expect((await walk('count=2&limit=1')).map((page) => page.length)).toEqual(
      await ask('count=2').then(({ items }) => items.map(() => 1)),
    ))
  test.each([
    'nonsense',
    Buffer.from('["another",null]').toString('base64url'),
    Buffer.from('[7]').toString('base64url'),
  ])('the cursor %s is answered 422', async (cursor) => {
    const { status, body, problem } = await server.call(`${path()}&cursor=${cursor}`, {
      token,
      headers: { 'accept-language': 'es-US' },
    })
    expect([status, body.error, problem.type]).toEqual([
      422,
      'unknown_cursor',
      'https://wellspring.example/problems/unknown-cursor',
    ])
    expect(body.message).toBe('Esta lista ha cambiado. Vuelva a cargarla.')
  })
  test('refuses another member’s cursor', async () => {
    const { next } = await ask('limit=1')
    if (next === undefined) return
    const other = await server.member('walter', 'pages of another')
    const address = path().replace(memberId, other.id)
    expect((await server.call(`${address}&cursor=${next}`, { token: other.token })).status).toBe(
      422,
    )
  })
  test.each(['limit=0', 'limit=1001', 'limit=x'])(
    'returns 400 with the parameter for %s',
    async (limit) => {
      const { status, problem } = await server.call(`${path()}&${limit}`, { token })
      expect([status, problem.errors]).toEqual([400, [{ parameter: 'limit' }]])
    },
  )
})

test('an array response has the next page in its Link header', async () => {
  const first = await server.call(
    '/services/service-athome-labs/users/me/labResults?testType=HbA1C&limit=1',
    { token },
  )
  expect(first.body).toHaveLength(1)
  const [, query = ''] = /^<\?([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? []
  expect(new URLSearchParams(query).get('testType')).toBe('HbA1C')
  const second = await server.call(`/services/service-athome-labs/users/me/labResults?${query}`, {
    token,
  })
  expect(second.body[0].id).not.toBe(first.body[0].id)
})

test('no page exceeds the maximum, also without a limit', async () => {
  const all = Array.from({ length: 25 }, (_, index) => ({ id: `r-${index}` }))
  const page = await pageOf({}, 10, rowsAfter(all))
  expect([page?.rows.length, page?.next]).toEqual([10, expect.any(String)])
  expect((await pageOf({ count: '10' }, 10, rowsAfter(all)))?.next).toBeUndefined()
})
