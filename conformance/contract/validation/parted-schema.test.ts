import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openDocument, type ContractDocument } from '../document.ts'
import { fieldsOf, type JsonFields } from '../json.ts'
import { partedSchema } from './parted-schema.ts'
import { schemaValidatorOf } from './schema-validator.ts'

const variant = (index: number): JsonFields => ({
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { const: `k${index}` },
    'a/b': {
      type: 'object',
      required: ['at'],
      properties: { at: { type: 'integer', minimum: 1 } },
    },
    ...Object.fromEntries(
      Array.from({ length: 10 }, (_, at) => [`p${at}`, { type: 'string', maxLength: 3 }]),
    ),
  },
})
const place = '/components/schemas/Item'
const documentOf = (count: number): ContractDocument => {
  using folder = temporaryFolder({
    'api.json': {
      openapi: '3.1.0',
      info: { title: 'Large', version: '1' },
      paths: {},
      components: {
        schemas: { Item: { oneOf: Array.from({ length: count }, (_, each) => variant(each)) } },
      },
    },
  })
  const document = openDocument(folder.file('api.json'))
  document.locate('')
  return document
}

test('a large schema has references in the place of its parts, and a small one has none', () => {
  const partsOf = (count: number): unknown =>
    fieldsOf(partedSchema(documentOf(count).follow(place).value as JsonFields, place))['oneOf']
  expect(JSON.stringify(partsOf(2))).not.toContain('$ref')
  expect((partsOf(60) as unknown[])[7]).toEqual({ $ref: `#${place}/oneOf/7` })
})

test.each([
  ['a valid value', { kind: 'k1', p1: 'abc' }, []],
  [
    'a value deep in a part',
    { kind: 'k1', 'a/b': { at: 0 } },
    [`#${place}/oneOf/1/properties/a~1b/properties/at/minimum`],
  ],
  ['a long text', { kind: 'k0', p1: 'abcd' }, [`#${place}/oneOf/0/properties/p1/maxLength`]],
])('%s is judged alike in parts and as a whole', (_, value, rules) => {
  for (const count of [2, 60]) {
    const found = schemaValidatorOf(documentOf(count)).breaches(place, value, 'response')
    expect(found.length === 0).toBe(rules.length === 0)
    expect(found.map(({ rule }) => rule)).toEqual(expect.arrayContaining(rules))
  }
})
