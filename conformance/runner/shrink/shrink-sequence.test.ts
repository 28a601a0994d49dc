import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { runToy } from '../../testing/run-toy.ts'
import { startToy, type ToyRequest, type ToyResponse } from '../../testing/toy-server.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const fields = {
  name: { type: 'string', minLength: 1, maxLength: 40 },
  mood: { enum: ['good', 'bad'] },
  size: { type: 'object', properties: { wide: { type: 'integer' }, high: { type: 'integer' } } },
  tags: { type: 'array', items: { enum: ['red', 'blue', 'green'] } },
}
const item = { type: 'object', properties: { id: { type: 'integer' }, ...fields } }
const newItem = {
  type: 'object',
  required: ['name'],
  properties: fields,
  example: { name: 'chair', mood: 'good', size: { wide: 1, high: 2 }, tags: ['red', 'blue'] },
}
const body = { required: true, content: json(newItem) }
const found = { description: 'Found.', content: json(item) }
const none = { description: 'None.' }
const errors = { 400: none, 404: none, 405: none, 415: none }

const contract = {
  openapi: '3.1.0',
  info: { title: 'Items', version: '1' },
  paths: {
    '/items': {
      post: {
        operationId: 'addItem',
        parameters: [{ name: 'dry', in: 'query', schema: { type: 'boolean' }, example: false }],
        requestBody: body,
        responses: { 201: found, ...errors },
      },
    },
    '/items/{itemId}': {
      parameters: [{ name: 'itemId', in: 'path', required: true, schema: { type: 'integer' } }],
      get: { operationId: 'readItem', responses: { 200: found, ...errors } },
      delete: { operationId: 'deleteItem', responses: { 204: none, ...errors } },
    },
  },
}

interface Item {
  readonly id?: number
  readonly tags?: readonly string[]
  readonly size?: { readonly high?: number }
}

/** Keeps items, and answers a read as it is told. */
const startItems = (read: (row: Item | undefined, isDeleted: boolean) => ToyResponse | null) => {
  const rows = new Map<number, Item>()
  let next = 1
  return startToy(({ method, path, body: text }: ToyRequest): ToyResponse => {
    const id = Number(/^\/items\/(\d+)$/.exec(path)?.[1] ?? 0)
    const row = rows.get(id)
    if (path === '/items' && method === 'POST') {
      rows.set(next, { ...(JSON.parse(text) as Item), id: next })
      return { status: 201, json: rows.get(next++) }
    }
    if (method === 'DELETE') return { status: rows.delete(id) ? 204 : 404 }
    if (method !== 'GET') return { status: 405, headers: { allow: 'GET, DELETE' } }
    return (
      read(row, id > 0 && id < next) ??
      (row === undefined ? { status: 404 } : { status: 200, json: row })
    )
  })
}

interface Reported {
  readonly name: string
  readonly extra: { readonly 'conform/shrunk'?: string; readonly 'conform/curl'?: string }
}

const shrunkBy = async (
  read: Parameters<typeof startItems>[0],
  ...args: readonly string[]
): Promise<{ shrunk: Reported[]; posts: number; code: number }> => {
  const toy = await startItems(read)
  const { code, reports } = await runToy(toy.address, {
    contract,
    target: { personas: undefined },
    args: ['--phases', 'flows', ...args],
  })
  await toy.close()
  const { tests } = (JSON.parse(reports.json) as { results: { tests: Reported[] } }).results
  return {
    code,
    shrunk: tests.filter(({ extra }) => extra['conform/shrunk'] !== undefined),
    posts: toy.requests.filter(({ method }) => method === 'POST').length,
  }
}

test('a sequence that fails is told with the smallest requests that still fail', async () => {
  const { code, shrunk, posts } = await shrunkBy((row) =>
    row?.tags?.includes('blue') === true ? { status: 500 } : null,
  )
  expect(code).toBe(1)
  expect(shrunk.map(({ name }) => name)).toEqual(['rest/readItem/flows/after-addItem'])
  const { 'conform/shrunk': words, 'conform/curl': curl } = shrunk[0]!.extra
  expect(words).toBe('3 optional values left out of addItem, readItem')
  expect(curl).toContain('{"name":"chair","tags":["blue"]}')
  expect(curl).not.toContain('dry=')
  expect(posts).toBeLessThan(45)
})

test('a call that the failure does not need is left out', async () => {
  // It deletes for nothing: the read fails before and after.
  const { shrunk } = await shrunkBy((row, isDeleted) =>
    isDeleted ? { status: 500, json: row ?? {} } : null,
  )
  expect(shrunk.map(({ extra }) => extra['conform/shrunk'])).toContainEqual(
    expect.stringContaining('left out of addItem, readItem'),
  )
  expect(JSON.stringify(shrunk)).not.toContain('deleteItem')
})

test('a deletion without effect needs its deletion', async () => {
  const { shrunk } = await shrunkBy((row, isDeleted) =>
    isDeleted ? { status: 200, json: row ?? { id: 1 } } : null,
  )
  const [gone] = shrunk.filter(({ name }) => name.endsWith('after-deleteItem'))
  expect(gone?.extra['conform/shrunk']).toBe(
    '3 optional values left out of addItem, deleteItem, readItem',
  )
})

test('a workflow is told without the steps that its failure does not need', async () => {
  const payload = { name: 'chair' }
  const add = (stepId: string) => ({
    stepId,
    operationId: 'addItem',
    requestBody: { payload },
    outputs: { id: '$response.body#/id' },
  })
  const read = {
    stepId: 'read',
    operationId: 'readItem',
    parameters: [{ name: 'itemId', in: 'path', value: '$steps.first.outputs.id' }],
  }
  using folder = temporaryFolder({
    'two.json': {
      arazzo: '1.0.1',
      info: { title: 'Two', version: '1' },
      workflows: [{ workflowId: 'two', steps: [add('first'), add('second'), read] }],
    },
  })
  const { shrunk } = await shrunkBy(
    (row) => (row === undefined ? null : { status: 200, json: { id: 'one' } }),
    ...['--flows', folder.path, '--only', 'rest/*/flows/workflow-two'],
  )
  expect(shrunk.map(({ extra }) => extra['conform/shrunk'])).toEqual([
    '2 of 3 calls are enough: addItem, readItem',
  ])
  expect(shrunk[0]!.extra['conform/curl']!.match(/curl/g)).toHaveLength(2)
})
