import { expect, test } from 'vitest'
import { documentOf } from '../contract/document.ts'
import { jsonText } from '../contract/json.ts'
import { startToy } from '../testing/toy-server.ts'
import { runToy } from '../testing/run-toy.ts'
import { operationsOf } from '../contract/read-operations.ts'
import { schemaValidatorOf } from '../contract/validation/schema-validator.ts'
import { targetOf } from '../runner/target/read-target.ts'
import { allCases, builtPhases } from './all-cases.ts'

// The text has the digits that a JSON parser rounds.
const contract = JSON.parse(`{
  "openapi": "3.1.0",
  "info": { "title": "Large", "version": "1" },
  "paths": { "/rows": { "get": {
    "operationId": "rows",
    "parameters": [
      { "name": "after", "in": "query", "schema": { "type": "integer", "minimum": 0, "maximum": 9223372036854775807 } },
      { "name": "from", "in": "query", "schema": { "type": "integer", "minimum": -9223372036854775808, "maximum": 18446744073709551615 } },
      { "name": "odd", "in": "query", "schema": { "type": "integer", "maximum": 9007199254740995 } },
      { "name": "id", "in": "query", "schema": { "type": "integer", "format": "int64" } },
      { "name": "count", "in": "query", "schema": { "type": "integer", "format": "uint64", "minimum": 1 } },
      { "name": "small", "in": "query", "schema": { "type": "integer", "format": "int32" } },
      { "name": "shown", "in": "query", "schema": { "type": "integer", "format": "int64" }, "example": 9223372036854775807 },
      { "name": "open", "in": "query", "schema": { "type": "integer", "exclusiveMaximum": 9223372036854775807 } }
    ],
    "responses": { "200": { "description": "Rows." }, "400": { "description": "Refused." } }
  } } }
}`) as Record<string, unknown>

const document = documentOf('large.json', contract)
const making = { document, validator: schemaValidatorOf(document), seed: 1 }

const casesOf = () =>
  allCases(making, operationsOf(document), targetOf('target', { base: 'http://127.0.0.1' }), {
    phases: builtPhases,
    only: [],
    skip: [],
  })

const valuesOf = (name: string): [string, string][] =>
  casesOf()
    .filter((each) => each.name.includes(`/query/${name}/`) && /imum/.test(each.name))
    .map((each) => [each.expects, each.request.query.find(([key]) => key === name)?.[1] ?? ''])

test.each([
  [
    'after',
    [
      ['accept', '1'],
      ['accept', '9223372036854775807'],
      ['accept', '9223372036854775806'],
      ['refuse', '-1'],
      ['refuse', '18446744073709551616'],
    ],
  ],
  [
    'from',
    [
      ['accept', '-9223372036854775808'],
      ['accept', '-9223372036854775807'],
      ['accept', '18446744073709551615'],
      ['accept', '18446744073709551614'],
      ['refuse', '-18446744073709551616'],
      ['refuse', '36893488147419103232'],
    ],
  ],
  [
    'odd',
    [
      ['accept', '9007199254740991'],
      ['refuse', '18014398509481992'],
    ],
  ],
  [
    'id',
    [
      ['accept', '-9223372036854775808'],
      ['accept', '9223372036854775807'],
    ],
  ],
  [
    'count',
    [
      ['accept', '2'],
      ['accept', '18446744073709551615'],
      ['refuse', '0'],
    ],
  ],
  [
    'small',
    [
      ['accept', '-2147483648'],
      ['accept', '2147483647'],
    ],
  ],
  [
    'open',
    [
      ['accept', '9007199254740991'],
      ['refuse', '18446744073709551616'],
    ],
  ],
])('sends the limits of %s exactly', (name, expected) =>
  expect(valuesOf(name).sort()).toEqual(expected.sort()),
)

test('no number that is called valid is beyond the limits of its type', () => {
  const sent = casesOf()
    .filter(({ expects }) => expects === 'accept')
    .flatMap(({ request }) => request.query.map(([, value]) => value))
  expect(sent).toContain('9223372036854775807')
  expect(sent.filter((text) => /^-?\d{17}/.test(text) && BigInt(text) > 2n ** 64n - 1n)).toEqual([])
  expect(sent.filter((text) => text.endsWith('0000') && text.length > 16)).toEqual([])
})

test('random requests end for a limit of int64', async () => {
  const toy = await startToy(() => ({ status: 200 }))
  await runToy(toy.address, {
    contract,
    args: ['--phases', 'property', '--random', '20'],
  })
  await toy.close()
  const sent = toy.requests.map(({ query }) => query.get('after'))
  expect(sent.length).toBeGreaterThanOrEqual(20)
  const outside = sent.filter((each) => each !== null && Number(each) >= 2 ** 63)
  expect(outside).toEqual([])
})

test('writes a large number with all its digits', () =>
  expect(jsonText({ id: 9223372036854775807n, list: [1, 2n ** 63n], gone: undefined })).toBe(
    '{"id":9223372036854775807,"list":[1,9223372036854775808]}',
  ))
