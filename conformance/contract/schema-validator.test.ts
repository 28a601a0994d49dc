import { expect, test } from 'vitest'
import { toyContract } from '../testing/toy-contract.ts'
import { documentOf } from './document.ts'
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
