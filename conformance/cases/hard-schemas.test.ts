import { expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { startToy } from '../testing/toy-server.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const contractOf = (Item: object, others: object = {}) => {
  const content = { 'application/json': { schema: ref('Item') } }
  return {
    openapi: '3.1.0',
    info: { title: 'Hard', version: '1' },
    paths: {
      '/items': {
        get: { operationId: 'read', responses: { 200: { description: 'One.', content } } },
        post: {
          operationId: 'add',
          requestBody: { content },
          responses: { 200: { description: 'One.', content }, 400: { description: 'No.' } },
        },
      },
    },
    components: { schemas: { Item, ...others } },
  }
}

const levels = (count: number, level: (next: object) => object): object =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `L${index}`,
      index === count - 1 ? { type: 'object' } : level(ref(`L${index + 1}`)),
    ]),
  )

// Each of these made the run hang, or end with an internal error.
test.each<[string, object, object?]>([
  ['is all of itself', { type: 'object', allOf: [ref('Item')] }],
  ['is all of one that is all of it', { allOf: [ref('B')] }, { B: { allOf: [ref('Item')] } }],
  ['is one of itself and others', { oneOf: [ref('Item'), { type: 'object' }] }],
  ['needs itself', { type: 'object', required: ['next'], properties: { next: ref('Item') } }],
  ['has a very long text', { type: 'string', minLength: 1e9 }],
  ['has a very long list', { type: 'array', items: { type: 'integer' }, minItems: 1e8 }],
  [
    'refers twice to the next of 24 levels',
    ref('L0'),
    levels(24, (next) => ({ allOf: [next, next] })),
  ],
  [
    'has 24 levels of two required fields',
    ref('L0'),
    levels(24, (next) => ({
      type: 'object',
      required: ['a', 'b'],
      properties: { a: next, b: next },
    })),
  ],
  ['has 20,000 members', { enum: Array.from({ length: 20_000 }, (_, index) => `m${index}`) }],
  [
    'is one of 40 with 20 fields each',
    {
      oneOf: Array.from({ length: 40 }, (_, index) => ({
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { const: `k${index}` },
          ...Object.fromEntries(
            Array.from({ length: 19 }, (_, at) => [`p${at}`, { type: 'string', maxLength: 20 }]),
          ),
        },
      })),
    },
  ],
  ['has a pattern that backtracks', { type: 'string', pattern: '^(a+)+$' }],
  [
    'refers to itself by an anchor',
    { $dynamicRef: '#node', $defs: { n: { $dynamicAnchor: 'node', allOf: [ref('Item')] } } },
  ],
])('a schema that %s costs only itself', async (_, item, others) => {
  const toy = await startToy(() => ({ status: 200, json: `${'a'.repeat(40)}!` }))
  const { code, reports } = await runToy(toy.address, {
    contract: contractOf(item, others),
    target: { personas: undefined },
    args: ['--phases', 'examples,boundary,negative'],
  })
  await toy.close()
  expect([0, 1]).toContain(code)
  expect(reports.json).toContain('rest/read/examples')
})
