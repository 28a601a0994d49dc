import { expect, test } from 'vitest'
import { documentOf } from '../contract/document.ts'
import { operationsOf } from '../contract/read-operations.ts'
import { schemaValidatorOf } from '../contract/validation/schema-validator.ts'
import { bodyValidity, parameterValidity } from './request-validity.ts'

const parameter = (schema: object, more: object = {}) => ({
  name: 'x',
  in: 'query',
  schema,
  ...more,
})

const validityOf = (
  written: { schema: object; in: string },
  value: unknown,
): ReturnType<typeof parameterValidity> => {
  const document = documentOf('a.json', {
    openapi: '3.1.0',
    paths: { '/a/{x}': { get: { parameters: [{ required: true, ...written }], responses: {} } } },
  })
  const [operation] = operationsOf(document)
  return parameterValidity(schemaValidatorOf(document), operation!.parameters[0]!, value)
}

const texts = { type: 'array', items: { type: 'string' } }
const numbers = { type: 'array', items: { type: 'integer' } }

test.each([
  ['a text for a list of texts is a list of one', parameter(texts), 'conform', null],
  ['a number for a list of numbers is a list of one', parameter(numbers), 7, null],
  ['a text for a list of numbers', parameter(numbers), 'conform', 'invalid'],
  [
    'joined numbers are a list',
    parameter(numbers, { explode: false, style: 'pipeDelimited' }),
    '1|2',
    null,
  ],
  ['an empty list is a missing parameter', parameter(texts), [], null],
  ['an empty list may be left out', parameter(texts, { required: false }), [], 'valid'],
  ['a joined empty list is an empty text', parameter(texts, { explode: false }), [], null],
  ['a list of two', parameter(texts), ['a', 'b'], 'valid'],
  ['one text where two are needed', parameter({ ...texts, minItems: 2 }), 'conform', 'invalid'],
  [
    'a number for a text of a path is a text',
    parameter({ type: 'string' }, { in: 'path' }),
    7,
    null,
  ],
  [
    'a text beside the fields of an object is no field of it',
    parameter({ type: 'object', required: ['a'] }, { style: 'deepObject', required: false }),
    'conform',
    null,
  ],
  [
    'a text in place of an object that is required',
    parameter({ type: 'object', required: ['a'] }, { style: 'deepObject' }),
    'conform',
    'invalid',
  ],
  [
    'a text named as an object whose fields stand alone',
    parameter({ type: 'object' }, { style: 'form' }),
    'conform',
    null,
  ],
  ['a text for a number of a path', parameter({ type: 'integer' }, { in: 'path' }), 'a', 'invalid'],
])('%s', (_, written, value, expected) => expect(validityOf(written, value)).toBe(expected))

test('a text for a list in a form is a list of one', () => {
  const document = documentOf('a.json', {
    openapi: '3.1.0',
    components: {
      schemas: { Form: { type: 'object', properties: { tags: texts, ids: numbers } } },
    },
  })
  const judge = (value: unknown) =>
    bodyValidity(
      document,
      schemaValidatorOf(document),
      { type: 'application/x-www-form-urlencoded', schema: '/components/schemas/Form' } as never,
      value,
    )
  expect([judge({ tags: 'a' }), judge({ ids: 'a' }), judge({ ids: 7 })]).toEqual([
    null,
    'invalid',
    null,
  ])
})
