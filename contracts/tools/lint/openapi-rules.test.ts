import { describe, expect, test } from 'vitest'
import type { Contract } from '../generate/contract.ts'
import { contractOf } from '../generate/testing.ts'
import { classFindings, leafCount } from './class-rules.ts'
import type { ContractFinding } from './finding.ts'
import { operationFindings } from './operation-rules.ts'
import { keywordFindings, schemaFindings } from './schema-rules.ts'

const summaries = (findings: readonly ContractFinding[]): string[] =>
  findings.map(({ rule, where }) => `${rule} ${where}`)
const leaf = { type: 'string', 'x-data-class': 'public', 'x-origin': 'given' }
const withSchema = (schema: unknown): Contract => contractOf({}, { schemas: { Thing: schema } })
const answering = (schema: unknown, examples: Record<string, { value: unknown }>): Contract =>
  contractOf({
    responses: {
      '200': { description: 'ok', content: { 'application/json': { schema, examples } } },
    },
  })
const place = '#/paths/~1v1~1things/get/responses/200/content/application~1json'

describe('schema-compiles', () => {
  test.each<[string, unknown]>([
    ['a pattern that Ajv cannot compile', { type: 'string', pattern: '^[\\w-z]$' }],
    ['an unknown keyword', { type: 'string', maxLenght: 3 }],
    ['an unknown format', { type: 'string', format: 'moon-phase' }],
    ['a rule that cannot apply to the type', { type: 'string', minimum: 3 }],
    [
      'a required property that is not defined',
      { type: 'object', properties: {}, required: ['gone'] },
    ],
    ['an unresolved reference', { $ref: '#/components/schemas/Gone' }],
  ])('reports %s', (_, schema) =>
    expect(summaries(schemaFindings(withSchema(schema)))).toEqual([
      'schema-compiles #/components/schemas/Thing',
    ]),
  )
  test.each(['local-date-time', 'utc-offset', 'iana-time-zone', 'date-time', 'uuid', 'email'])(
    'knows the format %s',
    (format) => expect(schemaFindings(withSchema({ type: 'string', format }))).toEqual([]),
  )
  test('reports a parameter without a schema', () => {
    const parameters = [{ name: 'start', in: 'query' as const }]
    expect(summaries(schemaFindings(contractOf({ parameters })))).toEqual([
      'schema-compiles #/paths/~1v1~1things/get/parameters/0',
    ])
  })
})

describe('named formats', () => {
  const judged = (format: string, value: string) =>
    schemaFindings(answering({ type: 'string', format }, { a: { value } })).length === 0
  test.each([
    ['local-date-time', '2026-02-28T23:59:59', true],
    ['local-date-time', '2026-02-29T00:00:00', false],
    ['local-date-time', '2024-02-29T00:00:00', true],
    ['local-date-time', '2026-11-20T24:00:00', false],
    ['local-date-time', '2026-11-20', false],
    ['local-date-time', '2026-11-20T08:00:00Z', false],
    ['utc-offset', '-05:00', true],
    ['utc-offset', '+14:00', true],
    ['utc-offset', '+15:00', false],
    ['utc-offset', '-0500', false],
    ['iana-time-zone', 'America/New_York', true],
    ['iana-time-zone', 'America/Gotham', false],
    ['iana-time-zone', '-05:00', false],
  ])('%s %s: %s', (format, value, expected) => expect(judged(format, value)).toBe(expected))
})

describe('example-valid and response-example', () => {
  test('reports the place of an example with the wrong type', () => {
    const contract = answering(
      { type: 'object', properties: { a: { type: 'integer' } } },
      { wrong: { value: { a: 'x' } }, right: { value: { a: 1 } } },
    )
    expect(summaries(schemaFindings(contract))).toEqual([`example-valid ${place}/examples/wrong/a`])
  })
  test('reports an example with an unknown property', () =>
    expect(
      summaries(
        schemaFindings(
          answering(
            { type: 'object', additionalProperties: false },
            { wrong: { value: { b: 1 } } },
          ),
        ),
      ),
    ).toEqual([`example-valid ${place}/examples/wrong`]))
  test('reports a response without an example', () =>
    expect(summaries(schemaFindings(answering({ type: 'string' }, {})))).toEqual([
      `response-example ${place}`,
    ]))
  test('reports a request body without an example', () => {
    const requestBody = { content: { 'application/json': { schema: { type: 'string' } } } }
    expect(summaries(schemaFindings(contractOf({ requestBody })))).toEqual([
      'request-example #/paths/~1v1~1things/get/requestBody/content/application~1json',
    ])
  })
  test('reports an invalid example of a parameter', () => {
    const parameters = [
      { name: 'count', in: 'query' as const, schema: { type: 'integer' }, example: 'many' },
    ]
    expect(summaries(schemaFindings(contractOf({ parameters })))).toEqual([
      'example-valid #/paths/~1v1~1things/get/parameters/0/example',
    ])
  })
})

describe('data-class and origin', () => {
  test.each<[string, unknown, string[]]>([
    [
      'a property',
      { type: 'object', properties: { a: leaf, b: { type: 'string', 'x-origin': 'given' } } },
      ['data-class #/components/schemas/Thing/properties/b'],
    ],
    [
      'an unknown class',
      { ...leaf, 'x-data-class': 'top' },
      ['data-class #/components/schemas/Thing'],
    ],
    [
      'an item of a list',
      { type: 'array', 'x-origin': 'given', items: { type: 'string' } },
      ['data-class #/components/schemas/Thing/items'],
    ],
    [
      'a branch of a choice',
      { 'x-origin': 'given', anyOf: [leaf, { type: 'null' }] },
      ['data-class #/components/schemas/Thing/anyOf/1'],
    ],
    [
      'a map',
      { type: 'object', additionalProperties: { type: 'string', 'x-origin': 'given' } },
      ['data-class #/components/schemas/Thing/additionalProperties'],
    ],
    [
      'a name that nobody gave or decided',
      { type: 'object', properties: { a: { type: 'string', 'x-data-class': 'pii' } } },
      ['origin #/components/schemas/Thing/properties/a'],
    ],
  ])('reports %s', (_, schema, expected) =>
    expect(summaries(classFindings(withSchema(schema)))).toEqual(expected),
  )
  test('checks the target of a reference', () => {
    const contract = contractOf(
      {},
      {
        schemas: {
          A: { type: 'object', properties: { b: { $ref: '#/components/schemas/B' } } },
          B: leaf,
        },
      },
    )
    expect([classFindings(contract), leafCount(contract)]).toEqual([[], 1])
  })
  test('reports an unclassified parameter and header', () => {
    const contract = contractOf({
      parameters: [{ name: 'start', in: 'query' as const, schema: { type: 'string' } }],
      responses: {
        '200': { description: 'ok', headers: { 'X-Next': { schema: { type: 'string' } } } },
      },
    })
    expect(
      summaries(classFindings(contract)).filter((each) => each.startsWith('data-class')),
    ).toEqual([
      'data-class #/paths/~1v1~1things/get/parameters/0',
      'data-class #/paths/~1v1~1things/get/responses/200/headers/X-Next',
    ])
  })
  test.each(['path', 'query'] as const)('accepts a secret in a %s only if it is given', (where) => {
    const parameter = {
      name: 'token',
      in: where,
      schema: { type: 'string' },
      'x-data-class': 'secret',
      'x-origin': 'given',
    }
    expect(classFindings(contractOf({ parameters: [parameter] }))).toEqual([])
    expect(
      summaries(
        classFindings(
          contractOf({
            parameters: [{ ...parameter, 'x-origin': 'decided' } as typeof parameter],
          }),
        ),
      ),
    ).toEqual(['address #/paths/~1v1~1things/get/parameters/0'])
  })
})

describe('keywords', () => {
  test('reports number enums with missing or duplicate names', () => {
    const codes = (more: object) =>
      summaries(keywordFindings(withSchema({ type: 'integer', enum: [6, 7, null], ...more })))
    const caught = ['enum-names #/components/schemas/Thing/enum']
    expect([
      codes({}),
      codes({ 'x-enum-varnames': ['A', 'B'] }),
      codes({ 'x-enum-varnames': ['A', 'B', 'B'] }),
    ]).toEqual([caught, caught, caught])
    expect([
      codes({ 'x-enum-varnames': ['A', 'B', 'NONE'] }),
      codes({ enum: [7] }),
      codes({ enum: ['a', 'b'] }),
    ]).toEqual([[], [], []])
  })
  test('reports a discriminator', () =>
    expect(
      summaries(keywordFindings(withSchema({ discriminator: { propertyName: 'kind' } }))),
    ).toEqual(['no-discriminator #/components/schemas/Thing/discriminator']))
})

describe('operation rules', () => {
  const answer = {
    description: 'no',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  const retry = { ...answer, headers: { 'Retry-After': {} } }
  const parameters = [{ name: 'Accept-Language', in: 'header' as const }]
  const complete = {
    'x-requirements': ['API-001'],
    parameters,
    responses: {
      '204': { description: 'ok' },
      '400': answer,
      '401': answer,
      '429': retry,
      '500': answer,
      '503': retry,
    },
  }
  const known = new Set(['API-001'])
  const of = (change: object, change2: Partial<Contract> = {}, path?: string) =>
    operationFindings(
      { ...contractOf({ ...complete, ...change }, {}, path), ...change2 },
      known,
    ).map(({ message }) => message)

  test('accepts a complete operation', () => expect(of({})).toEqual([]))
  test('reports an operation without a requirement', () =>
    expect(of({ 'x-requirements': [] })).toEqual(['The operation has no x-requirements.']))
  test('reports an unknown requirement', () =>
    expect(of({ 'x-requirements': ['API-999'] })).toEqual([
      'API-999 is not in features/requirements.tsv.',
    ]))
  test.each(['400', '401', '429', '500', '503'])('reports a missing %s', (status) => {
    const { [status]: _, ...responses } = complete.responses as Record<string, object>
    expect(of({ responses })).toEqual([`The operation does not declare the answer ${status}.`])
  })
  test('reports missing answers of an operation with a body', () =>
    expect(of({ requestBody: {} })).toEqual([
      'The operation does not declare the answer 413.',
      'The operation does not declare the answer 415.',
    ]))
  test.each(['429', '503'])('reports a %s without Retry-After', (status) =>
    expect(of({ responses: { ...complete.responses, [status]: answer } })).toEqual([
      'This answer needs the header Retry-After.',
    ]),
  )
  test.each<[string, object]>([
    ['none', { description: 'no' }],
    [
      'another one',
      {
        description: 'no',
        content: { 'application/problem+json': { schema: { type: 'object' } } },
      },
    ],
    [
      'plain JSON',
      {
        description: 'no',
        content: { 'application/json': answer.content['application/problem+json'] },
      },
    ],
    [
      'another media type',
      { description: 'no', content: { 'text/plain': answer.content['application/problem+json'] } },
    ],
    [
      'two of them',
      {
        description: 'no',
        content: { ...answer.content, 'text/plain': answer.content['application/problem+json'] },
      },
    ],
  ])('reports an error whose body is not a Problem: %s', (_, response) =>
    expect(of({ responses: { ...complete.responses, '404': response } })).toEqual([
      'The only content of an error must be a Problem in application/problem+json.',
    ]),
  )
  test('reports an operation without Accept-Language', () =>
    expect(of({ parameters: [] })).toEqual(['The operation has no parameter Accept-Language.']))
  test('reports a path without a base', () =>
    expect(of({}, {}, '/v2/things')).toEqual(['No base in x-bases matches the path /v2/things.']))
  test('reports a missing dialect', () =>
    expect(of({}, { jsonSchemaDialect: '' })).toEqual([
      'jsonSchemaDialect must be draft 2020-12, otherwise tools assume draft-07.',
    ]))
})
