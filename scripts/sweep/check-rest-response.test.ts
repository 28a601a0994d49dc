import { expect, test } from 'vitest'
import { valueValidatorOf } from '../contracts/lint/value-validator.ts'
import { contractOf } from '../generate/testing.ts'
import { responseViolations, type ExpectedResponse } from './check-rest-response.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const thing = {
  type: 'object',
  properties: { size: { type: 'integer' } },
  required: ['size'],
  additionalProperties: false,
}
const operation = {
  operationId: 'getThing',
  responses: {
    '200': { description: 'ok', content: json(thing) },
    '204': { description: 'nothing' },
    '429': { $ref: '#/components/responses/RateLimited' },
  },
}
const wait = { required: true, schema: { type: 'integer', minimum: 0 } }
const contract = contractOf(operation, {
  responses: {
    RateLimited: { description: 'later', headers: { 'Retry-After': wait }, content: json(thing) },
  },
})
const judge = valueValidatorOf(contract)
const found = (
  status: number,
  body: unknown,
  headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' },
  expected?: ExpectedResponse,
) =>
  responseViolations(
    contract,
    judge,
    { path: '/v1/things', method: 'get', operation },
    { status, headers: new Headers(headers), text: body === undefined ? '' : JSON.stringify(body) },
    expected,
  )

test('accepts a valid answer', () => {
  expect(found(200, { size: 1 })).toEqual([])
  expect(found(200, { size: 1 }, undefined, { status: 200, body: { size: 1 } })).toEqual([])
  expect(found(204, undefined, {})).toEqual([])
  expect(
    found(429, { size: 1 }, { 'content-type': 'application/json', 'retry-after': '30' }),
  ).toEqual([])
})

test.each<[string, string[], RegExp]>([
  [
    'a status that the contract does not have',
    found(418, {}),
    /^answered 418, which the contract does not have/,
  ],
  [
    'another status than was armed',
    found(200, { size: 1 }, undefined, { status: 204 }),
    /^answered 200 where 204 was armed/,
  ],
  [
    'a body outside its schema',
    found(200, { size: 'big' }),
    /^200 has a body outside its schema: \/size must be integer/,
  ],
  ['a field too many', found(200, { size: 1, colour: 'red' }), /additional properties/],
  [
    'another body than the example',
    found(200, { size: 1 }, undefined, { status: 200, body: { size: 2 } }),
    /^200 is not the example/,
  ],
  [
    'another media type',
    found(200, { size: 1 }, { 'content-type': 'text/html' }),
    /^200 is of media type text\/html/,
  ],
  ['no body', found(200, undefined, {}), /^200 is of media type none/],
  ['a body where there is none to be', found(204, {}), /^204 has a body/],
  ['a missing header', found(429, { size: 1 }), /^the header Retry-After is missing/],
  [
    'a header that is not what the contract says',
    found(429, { size: 1 }, { 'content-type': 'application/json', 'retry-after': 'soon' }),
    /^the header Retry-After is not/,
  ],
])('catches %s', (_, wrong, said) => {
  expect(wrong).toHaveLength(1)
  expect(wrong[0]).toMatch(said)
})
