import { expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { startToy, type ToyResponse } from '../testing/toy-server.ts'

const pet = {
  type: 'object',
  required: ['id', 'name', 'kind', 'born'],
  properties: {
    id: { type: 'integer', minimum: 1 },
    name: { type: 'string', minLength: 1, maxLength: 10, pattern: '^[A-Z]' },
    kind: { type: 'string', enum: ['cat', 'dog'] },
    born: { type: 'string', format: 'date' },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 2, uniqueItems: true },
    weight: { type: 'number', exclusiveMaximum: 100, multipleOf: 0.5 },
  },
  additionalProperties: false,
}

/** A document whose only operation is a read. */
const contract = {
  openapi: '3.0.3',
  info: { title: 'One', version: '1.0.0' },
  paths: {
    '/pet': {
      get: {
        operationId: 'readPet',
        responses: {
          200: {
            description: 'It.',
            headers: { 'x-rate': { required: true, schema: { type: 'integer' } } },
            content: { 'application/json': { schema: pet } },
          },
        },
      },
    },
  },
}

const right = { id: 1, name: 'Rex', kind: 'dog', born: '2020-02-29' }
const headers = { 'content-type': 'application/json', 'x-rate': '5' }
const withFields = (fields: object): ToyResponse => ({
  status: 200,
  headers,
  json: { ...right, ...fields },
})
const asText = (
  text: string,
  more: Readonly<Record<string, string>> = {},
  status = 200,
): ToyResponse => ({ status, headers: { ...headers, ...more }, text })
const whole = JSON.stringify(right)
const schema = 'response_schema_conformance'

/** One fault each, of a server that has nothing else, and the check that must name it. */
const faults: readonly (readonly [string, string, ToyResponse])[] = [
  ['a wrong type', schema, withFields({ id: 'one' })],
  ['a missing field', schema, withFields({ name: undefined })],
  ['null', schema, withFields({ name: null })],
  ['a value outside its enum', schema, withFields({ kind: 'cow' })],
  ['a day that does not exist', schema, withFields({ born: '2021-02-29' })],
  ['a time for a date', schema, withFields({ born: '2020-02-29T00:00:00Z' })],
  ['a number below its minimum', schema, withFields({ id: 0 })],
  ['a number at its exclusive maximum', schema, withFields({ weight: 100 })],
  ['a number that is no multiple', schema, withFields({ weight: 1.25 })],
  ['a fraction for an integer', schema, withFields({ id: 1.5 })],
  ['an empty text', schema, withFields({ name: '' })],
  ['a long text', schema, withFields({ name: 'Rexxxxxxxxxxx' })],
  ['a text of another pattern', schema, withFields({ name: 'rex' })],
  ['a long list', schema, withFields({ tags: ['a', 'b', 'c'] })],
  ['a list with a wrong item', schema, withFields({ tags: [1] })],
  ['a list with equal items', schema, withFields({ tags: ['a', 'a'] })],
  ['a list for an object', schema, { status: 200, headers, json: [right] }],
  ['an undocumented field', schema, withFields({ owner: 'Ann' })],
  ['an undocumented status', 'status_code_conformance', { ...withFields({}), status: 202 }],
  ['an undocumented 500', 'not_a_server_error', { status: 500, headers, json: {} }],
  [
    'another content type',
    'content_type_conformance',
    asText(whole, { 'content-type': 'text/html' }),
  ],
  ['truncated JSON', 'json_wellformed', asText(whole.slice(0, -3))],
  ['text for JSON', 'json_wellformed', asText('fine')],
  ['no body', 'empty_body', asText('')],
  [
    'another charset',
    'charset',
    asText(whole, { 'content-type': 'application/json; charset=latin1' }),
  ],
  [
    'no header',
    'response_headers_conformance',
    { status: 200, headers: { 'content-type': 'application/json' }, json: right },
  ],
  ['a header of a wrong type', 'response_headers_conformance', asText(whole, { 'x-rate': 'many' })],
]

const answering = (answer: ToyResponse) =>
  startToy(({ method, path }) => {
    if (path !== '/pet') return { status: 404, json: {} }
    return method === 'GET' ? answer : { status: 405, headers: { allow: 'GET' }, json: {} }
  })

test.each([['nothing', '', withFields({})] as const, ...faults])(
  'a server with %s',
  async (_, check, answer) => {
    const toy = await answering(answer)
    const { code, failed } = await runToy(toy.address, { contract, target: { personas: {} } })
    await toy.close()
    const isNamed = failed.some((line) => line.includes(check))
    expect({ code, isNamed }).toEqual(
      check === '' ? { code: 0, isNamed: false } : { code: 1, isNamed: true },
    )
  },
)
