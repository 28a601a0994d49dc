import { afterEach, expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { startToy, type ToyServer } from '../testing/toy-server.ts'

const toys: ToyServer[] = []
afterEach(async () => {
  for (const each of toys.splice(0)) await each.close()
})

const answers = {
  200: {
    description: '',
    content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } },
  },
  400: { description: '' },
  415: { description: '' },
}
const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['word'],
  properties: { word: { type: 'string', minLength: 1 } },
}
const requestBody = { required: true, content: { 'application/json': { schema } } }

const contract = {
  openapi: '3.2.0',
  info: { title: 'Methods', version: '1' },
  paths: {
    '/notes': {
      query: { operationId: 'findNotes', requestBody, responses: answers },
      additionalOperations: {
        COPY: { operationId: 'copyNotes', responses: answers },
        TRACE: { operationId: 'traceNotes', responses: answers },
        'not a method': { operationId: 'never', responses: answers },
      },
    },
  },
}

const isWord = (body: string): boolean => {
  try {
    const value = JSON.parse(body) as { word?: unknown }
    return (
      Object.keys(value).join() === 'word' && typeof value.word === 'string' && value.word !== ''
    )
  } catch {
    return false
  }
}

test('query and additionalOperations of OpenAPI 3.2 are tested, and what cannot be sent is listed', async () => {
  const toy = await startToy(({ method, body, headers }) => {
    if (method === 'COPY') return { status: 200, json: [1] }
    if (method !== 'QUERY') return { status: 405, headers: { allow: 'QUERY, COPY' } }
    if (headers['content-type'] !== 'application/json') return { status: 415 }
    return isWord(body) && !body.includes('\uFFFD') ? { status: 200, json: ['a'] } : { status: 400 }
  })
  toys.push(toy)
  const { failed, reports } = await runToy(toy.address, {
    contract,
    target: { personas: {} },
    args: ['--random', '0'],
  })
  expect(new Set(failed.map((line) => line.replace(/^rest\/(\w+)\/.*: /, '$1: ')))).toEqual(
    new Set(['copyNotes: response_schema_conformance']),
  )
  const sent = Map.groupBy(toy.requests, ({ method }) => method)
  expect(sent.get('QUERY')!.length).toBeGreaterThan(10)
  expect(reports.json).toContain('has a method that cannot be sent, and is not tested')
  expect(sent.get('COPY')).toHaveLength(1)
})
