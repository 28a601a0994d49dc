import { expect, test } from 'vitest'
import { toyContract } from '../../testing/toy-contract.ts'
import { documentOf } from '../document.ts'
import { schemaValidatorOf } from './schema-validator.ts'

const validator = schemaValidatorOf(documentOf('toy.json', toyContract()))
const note = '/components/schemas/Note'

test('validates a value against a recursive schema', () => {
  expect(
    validator.breaches(
      note,
      { id: 'n-1', text: 'Rested', replies: [{ id: 'n-2', text: 'Well', replies: [] }] },
      'response',
    ),
  ).toEqual([])
  expect(
    validator.breaches(
      note,
      { id: 'n-1', text: 'Rested', replies: [{ id: 7, text: 'Well' }] },
      'response',
    ),
  ).toMatchObject([{ at: '/replies/0/id', keyword: 'type' }])
})

test('a violation names the rule, place and field, and never a value', () => {
  const broken = validator.breaches(
    '/components/schemas/NewNote',
    { text: '', mood: 'my secret mood', more: 'of me' },
    'request',
  )
  expect(broken.map(({ keyword, at, field }) => [keyword, at, field])).toEqual([
    ['additionalProperties', '', 'more'],
    ['minLength', '/text', undefined],
    ['enum', '/mood', undefined],
  ])
  expect(JSON.stringify(broken)).not.toContain('secret')
})

test('requires readOnly fields only in responses and writeOnly fields only in requests', () => {
  const both = schemaValidatorOf(
    documentOf('both.json', {
      components: {
        schemas: {
          Both: {
            type: 'object',
            required: ['id', 'password'],
            properties: {
              id: { type: 'string', readOnly: true },
              password: { type: 'string', writeOnly: true },
            },
          },
        },
      },
    }),
  )
  expect(both.isValid('/components/schemas/Both', { password: 'p' }, 'request')).toBe(true)
  expect(both.isValid('/components/schemas/Both', { password: 'p' }, 'response')).toBe(false)
  expect(both.isValid('/components/schemas/Both', { id: 'i' }, 'response')).toBe(true)
})

test.each([
  ['inside allOf', { allOf: [{ $ref: '#/components/schemas/Base' }] }],
  ['inside allOf inside oneOf', { oneOf: [{ allOf: [{ $ref: '#/components/schemas/Base' }] }] }],
  [
    'required beside the reference that declares it',
    { allOf: [{ $ref: '#/components/schemas/Base' }], required: ['id', 'name'] },
  ],
  [
    'required in another part',
    { allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['id'] }] },
  ],
  ['behind anyOf', { anyOf: [{ $ref: '#/components/schemas/Base' }, { type: 'null' }] }],
])('a request needs no readOnly field %s', (_, schema) => {
  const composed = schemaValidatorOf(
    documentOf('a.json', {
      openapi: '3.1.0',
      components: {
        schemas: {
          Id: { type: 'string', readOnly: true },
          Base: {
            type: 'object',
            required: ['id', 'name'],
            properties: { id: { $ref: '#/components/schemas/Id' }, name: { type: 'string' } },
          },
          Tried: schema,
        },
      },
    }),
  )
  const isValid = (value: unknown, direction: 'request' | 'response'): boolean =>
    composed.isValid('/components/schemas/Tried', value, direction)
  expect(isValid({ name: 'a' }, 'request')).toBe(true)
  expect(isValid({ id: 'i' }, 'request')).toBe(false)
  expect(isValid({ name: 'a' }, 'response')).toBe(false)
})

test('compiles the schemas that a value reaches, however deep or circular the references are', () => {
  const LENGTH = 3_000
  const schemas = Object.fromEntries(
    Array.from({ length: LENGTH }, (_, index) => [
      `S${index}`,
      {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'integer' },
          next: { $ref: `#/components/schemas/S${(index + 1) % LENGTH}` },
        },
      },
    ]),
  )
  const chain = schemaValidatorOf(documentOf('chain.json', { components: { schemas } }))
  const value = { id: 1, next: { id: 2, next: { id: 'three' } } }
  expect(chain.breaches('/components/schemas/S0', value, 'response')).toEqual([
    {
      at: '/next/next/id',
      keyword: 'type',
      rule: '#/components/schemas/S2/properties/id/type',
    },
  ])
  expect(chain.faults().size).toBe(0)
})

test('finds a repeated item of a long list in time that grows with it', () => {
  const document = documentOf('long.json', {
    components: { schemas: { List: { type: 'array', uniqueItems: true } } },
  })
  const long = schemaValidatorOf(document)
  const rows = Array.from({ length: 50_000 }, (_, id) => ({ id, name: 'n' }))
  expect(long.breaches('/components/schemas/List', rows, 'response')).toEqual([])
  expect(
    long.breaches('/components/schemas/List', [...rows, { name: 'n', id: 7 }], 'response'),
  ).toMatchObject([{ at: '', keyword: 'uniqueItems' }])
  expect(long.breaches('/components/schemas/List', [1, '1', null, 'null'], 'response')).toEqual([])
})

test('a format that neither JSON Schema nor OpenAPI states is an annotation', () => {
  const open = schemaValidatorOf(
    documentOf('url.json', {
      components: {
        schemas: {
          Unstated: { type: 'string', format: 'url' },
          Stated: { type: 'string', format: 'uri' },
        },
      },
    }),
  )
  const isValid = (name: string): boolean =>
    open.isValid(`/components/schemas/${name}`, '/api/contents/a', 'response')
  expect([isValid('Unstated'), isValid('Stated')]).toEqual([true, false])
})
