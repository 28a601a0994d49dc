import { afterEach, expect, test } from 'vitest'
import type { JsonFields } from '../../contract/json.ts'
import { fieldsOf } from '../../contract/json.ts'
import { runToy } from '../../testing/run-toy.ts'
import { toyContract } from '../../testing/toy-contract.ts'
import {
  correctResponse,
  startToy,
  type ToyServer,
  type ToyResponse,
  type ToyRequest,
} from '../../testing/toy-server.ts'

const problem = {
  description: 'Refused.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/**
 * The toy contract with pages: `from` is the cursor, and the header Link or a field names the next
 * page.
 */
const paged = (next?: string): JsonFields => {
  const contract = toyContract()
  const notes = { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/Note' } }
  const schema =
    next === undefined
      ? notes
      : {
          type: 'object',
          additionalProperties: false,
          required: ['notes'],
          properties: { notes, [next]: { type: 'string', 'x-data-class': 'internal' } },
        }
  const get = {
    operationId: 'listNotes',
    'x-pages': next === undefined ? { items: '' } : { items: 'notes', next: `/${next}` },
    parameters: [
      {
        name: 'from',
        in: 'query',
        'x-page': 'cursor',
        schema: { type: 'string', minLength: 1, maxLength: 50 },
      },
      {
        name: 'atMost',
        in: 'query',
        'x-page': 'limit',
        schema: { type: 'integer', minimum: 1, maximum: 50 },
      },
    ],
    responses: {
      200: { description: 'Notes.', content: { 'application/json': { schema } } },
      400: problem,
      401: problem,
    },
  }
  return {
    ...contract,
    paths: { '/notes': { ...fieldsOf(fieldsOf(contract['paths'])['/notes']), get } },
  }
}

const notes = Array.from({ length: 7 }, (_, index) => ({ id: `n-${index}`, text: 'Walked' }))

interface Otherwise {
  readonly next?: string
  /** The offset of the next page from the correct one. */
  readonly skips?: number
  readonly ignoresLimit?: boolean
  readonly takesAnyCursor?: boolean
  readonly neverEnds?: boolean
  readonly all?: readonly object[]
}

const listed = (
  { query }: ToyRequest,
  {
    next,
    skips = 0,
    ignoresLimit = false,
    takesAnyCursor = false,
    neverEnds = false,
    all = notes,
  }: Otherwise,
): ToyResponse => {
  const from = query.get('from') ?? '0'
  const isKnown = /^\d+$/.test(from)
  if (
    [...query.keys()].some((name) => name !== 'from' && name !== 'atMost') ||
    !/^([1-9]|[1-4]\d|50)$/.test(query.get('atMost') ?? '50') ||
    (!isKnown && !takesAnyCursor)
  )
    return { status: 400, json: { message: 'Not so.' } }
  const start = isKnown ? Number(from) : 0
  const size = ignoresLimit ? 50 : Number(query.get('atMost') ?? 50)
  const end = start + size
  const follows = neverEnds ? '0' : end < all.length ? String(end + skips) : undefined
  const page = all.slice(start, end)
  const headers = { 'cache-control': 'no-store' }
  if (next === undefined)
    return {
      status: 200,
      json: page,
      headers: {
        ...headers,
        ...(follows === undefined ? {} : { link: `<?from=${follows}>; rel="next"` }),
      },
    }
  return {
    status: 200,
    json: { notes: page, ...(follows === undefined ? {} : { [next]: follows }) },
    headers,
  }
}

let toy: ToyServer
afterEach(() => toy.close())
const failedOf = async (otherwise: Otherwise = {}): Promise<readonly string[]> => {
  toy = await startToy((request) => {
    const right = correctResponse({ ...request, query: new URLSearchParams() })
    return request.method === 'GET' && right.status === 200 ? listed(request, otherwise) : right
  })
  const { failed } = await runToy(toy.address, {
    contract: paged(otherwise.next),
    args: ['--only', '*/*/flows/**'],
  })
  return failed
}

const walk = 'rest/listNotes/flows/page-by-page'
test.each<[string, Otherwise]>([
  ['the Link header', {}],
  ['a field of any name', { next: 'behind' }],
  ['a list of one item', { all: notes.slice(0, 1) }],
  ['an empty list', { all: [] }],
])('a server that pages by %s conforms', async (_, otherwise) => {
  expect(await failedOf(otherwise)).toEqual([])
  expect(toy.requests.filter(({ query }) => query.has('atMost')).length).toBe(
    otherwise.all === undefined ? 3 : 0,
  )
})
test.each<[string, Otherwise, string]>([
  ['loses an item between pages', { skips: 1 }, `${walk}: pages_complete`],
  [
    'loses an item between pages, with a cursor field',
    { next: 'behind', skips: 1 },
    `${walk}: pages_complete`,
  ],
  ['repeats an item', { skips: -1 }, `${walk}: pages_complete`],
  ['ignores the limit', { ignoresLimit: true }, `${walk}: page_limit_honoured`],
  ['repeats the same cursor', { neverEnds: true }, `${walk}: pages_complete`],
  [
    'accepts any cursor',
    { takesAnyCursor: true },
    'rest/listNotes/flows/unknown-cursor: unknown_cursor_refused',
  ],
])('a server that %s fails', async (_, otherwise, found) =>
  expect(await failedOf(otherwise)).toEqual([found]),
)
test('a list that changes while it is read is not measured', async () => {
  let count = 0
  toy = await startToy((each) => {
    const right = correctResponse({ ...each, query: new URLSearchParams() })
    return each.method === 'GET' && right.status === 200
      ? listed(each, { all: notes.map((note) => ({ ...note, text: `Walked ${(count += 1)}` })) })
      : right
  })
  const { failed, code } = await runToy(toy.address, { contract: paged(), args: ['--only', walk] })
  expect([failed, code]).toEqual([[], 4])
})
