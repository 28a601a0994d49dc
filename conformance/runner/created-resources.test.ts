import { expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { startToy, type ToyRequest, type ToyResponse } from '../testing/toy-server.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const item = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string', minLength: 1, maxLength: 40 } },
}
const newItem = {
  type: 'object',
  required: ['name'],
  properties: { name: item.properties.name },
}
const body = { required: true, content: json(newItem) }
const found = { description: 'Found.', content: json(item) }
const none = { description: 'None.' }
const errors = { 400: none, 404: none, 405: none, 415: none }

const contract = {
  openapi: '3.1.0',
  info: { title: 'Items', version: '1' },
  paths: {
    '/items/': {
      get: {
        operationId: 'listItems',
        responses: {
          200: { description: 'All.', content: json({ type: 'array', items: item }) },
          ...errors,
        },
      },
      post: { operationId: 'addItem', requestBody: body, responses: { 201: found, ...errors } },
    },
    '/items/{itemId}/': {
      parameters: [
        {
          name: 'itemId',
          in: 'path',
          required: true,
          schema: { type: 'integer', minimum: 1 },
          example: 3,
        },
      ],
      get: { operationId: 'readItem', responses: { 200: found, ...errors } },
      put: { operationId: 'replaceItem', requestBody: body, responses: { 200: found, ...errors } },
      delete: { operationId: 'deleteItem', responses: { 204: none, ...errors } },
    },
  },
}

/** A server with 20 rows of others, which anybody may change. */
const itemServer = ({ isUnique = false } = {}) => {
  const rows = new Map(Array.from({ length: 20 }, (_, index) => [index + 1, `theirs ${index}`]))
  let next = 21
  const nameIn = (text: string): string | null => {
    try {
      const { name } = JSON.parse(text) as { name?: unknown }
      return typeof name === 'string' && name.length > 0 && [...name].length <= 40 ? name : null
    } catch {
      return null
    }
  }
  const taken = { status: 400, json: { name: ['item with this name already exists.'] } }
  const isTaken = (name: string, id: number): boolean =>
    isUnique && [...rows].some(([each, own]) => own === name && each !== id)
  const answer = ({ method, path, body: text, headers }: ToyRequest): ToyResponse => {
    const id = /^\/items\/(\d+)\/$/.exec(path)?.[1]
    const isWrite = method === 'POST' || method === 'PUT'
    const name = isWrite ? nameIn(text) : null
    const isJson = headers['content-type']?.startsWith('application/json') === true
    if (path === '/items/' && method === 'GET')
      return { status: 200, json: [...rows].map(([each, own]) => ({ id: each, name: own })) }
    if (path === '/items/' && method === 'POST') {
      if (!isJson) return { status: 415 }
      if (name === null) return { status: 400 }
      if (isTaken(name, next)) return taken
      rows.set(next, name)
      return { status: 201, json: { id: next++, name } }
    }
    if (id === undefined) return { status: 404 }
    if (!['GET', 'PUT', 'DELETE'].includes(method))
      return { status: 405, headers: { allow: 'GET, PUT, DELETE' } }
    if (!rows.has(Number(id))) return { status: 404 }
    if (method === 'DELETE') {
      rows.delete(Number(id))
      return { status: 204 }
    }
    if (method === 'PUT') {
      if (!isJson) return { status: 415 }
      if (name === null) return { status: 400 }
      if (isTaken(name, Number(id))) return taken
      rows.set(Number(id), name)
    }
    return { status: 200, json: { id: Number(id), name: rows.get(Number(id)) } }
  }
  return { rows, answer }
}

test('leaves the rows of others as they are and removes its own, with 25 seeds', async () => {
  const { rows, answer } = itemServer()
  const toy = await startToy(answer)
  const before = [...rows]
  const reached = new Set<string>()
  for (let seed = 1; seed <= 25; seed += 1) {
    // The other phases are the same for all seeds.
    const phases = seed === 1 ? [] : ['--phases', 'flows,property']
    const args = ['--seed', String(seed), '--random', '3', ...phases]
    const { reports } = await runToy(toy.address, { contract, args, target: { personas: {} } })
    expect([seed, [...rows]]).toEqual([seed, before])
    for (const line of reports.events
      .split('\n')
      .filter((each) => each.startsWith('{"event":"case"'))) {
      const { operation, status } = JSON.parse(line) as { operation: string; status: number }
      if (status < 300) reached.add(operation)
    }
  }
  expect([...reached].toSorted()).toEqual([
    'addItem',
    'deleteItem',
    'listItems',
    'readItem',
    'replaceItem',
  ])
  expect(
    toy.requests.filter(
      ({ method, path }) =>
        method !== 'GET' && method !== 'HEAD' && before.some(([id]) => path === `/items/${id}/`),
    ),
  ).toEqual([])
  await toy.close()
})

test('a value that must be unique is no valid request refused, and is created again', async () => {
  const { rows, answer } = itemServer({ isUnique: true })
  const toy = await startToy(answer)
  const before = [...rows]
  const { code, failed, reports } = await runToy(toy.address, {
    contract,
    target: { personas: {} },
  })
  await toy.close()
  expect({ code, failed }).toEqual({ code: 0, failed: [] })
  expect([...rows]).toEqual(before)
  expect(reports.json).not.toContain('not reached')
})
