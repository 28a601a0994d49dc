import { describe, expect, test } from 'vitest'
import type { Contract } from '../../generate/contract.ts'
import { contractOf } from '../../generate/testing.ts'
import { classFindings, leafCount } from './class-rules.ts'
import type { ContractFinding } from './finding.ts'
import { operationFindings } from './operation-rules.ts'
import { keywordFindings, schemaFindings } from './schema-rules.ts'

const told = (findings: readonly ContractFinding[]): string[] =>
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
    ['a keyword that does not exist', { type: 'string', maxLenght: 3 }],
    ['a format that nobody knows', { type: 'string', format: 'moon-phase' }],
    ['a rule that cannot apply to the type', { type: 'string', minimum: 3 }],
    [
      'a required property that is not there',
      { type: 'object', properties: {}, required: ['gone'] },
    ],
    ['a reference that leads nowhere', { $ref: '#/components/schemas/Gone' }],
  ])('catches %s', (_, schema) =>
    expect(told(schemaFindings(withSchema(schema)))).toEqual([
      'schema-compiles #/components/schemas/Thing',
    ]),
  )
  test.each(['local-date-time', 'utc-offset', 'iana-time-zone', 'date-time', 'uuid', 'email'])(
    'knows the format %s',
    (format) => expect(schemaFindings(withSchema({ type: 'string', format }))).toEqual([]),
  )
  test('catches a parameter without a schema', () => {
    const parameters = [{ name: 'start', in: 'query' as const }]
    expect(told(schemaFindings(contractOf({ parameters })))).toEqual([
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
  test('catches an example of the wrong type, and says where', () => {
    const contract = answering(
      { type: 'object', properties: { a: { type: 'integer' } } },
      { wrong: { value: { a: 'x' } }, right: { value: { a: 1 } } },
    )
    expect(told(schemaFindings(contract))).toEqual([`example-valid ${place}/examples/wrong/a`])
  })
  test('catches an example with a property too many', () =>
    expect(
      told(
        schemaFindings(
          answering(
            { type: 'object', additionalProperties: false },
            { wrong: { value: { b: 1 } } },
          ),
        ),
      ),
    ).toEqual([`example-valid ${place}/examples/wrong`]))
  test('catches a response without an example', () =>
    expect(told(schemaFindings(answering({ type: 'string' }, {})))).toEqual([
      `response-example ${place}`,
    ]))
  test('catches a request body without an example', () => {
    const requestBody = { content: { 'application/json': { schema: { type: 'string' } } } }
    expect(told(schemaFindings(contractOf({ requestBody })))).toEqual([
      'request-example #/paths/~1v1~1things/get/requestBody/content/application~1json',
    ])
  })
  test('catches a wrong example of a parameter', () => {
    const parameters = [
      { name: 'count', in: 'query' as const, schema: { type: 'integer' }, example: 'many' },
    ]
    expect(told(schemaFindings(contractOf({ parameters })))).toEqual([
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
  ])('catches %s', (_, schema, expected) =>
    expect(told(classFindings(withSchema(schema)))).toEqual(expected),
  )
  test('a reference is judged where it leads', () => {
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
  test('catches an unclassified parameter and header', () => {
    const contract = contractOf({
      parameters: [{ name: 'start', in: 'query' as const, schema: { type: 'string' } }],
      responses: {
        '200': { description: 'ok', headers: { 'X-Next': { schema: { type: 'string' } } } },
      },
    })
    expect(told(classFindings(contract)).filter((each) => each.startsWith('data-class'))).toEqual([
      'data-class #/paths/~1v1~1things/get/parameters/0',
      'data-class #/paths/~1v1~1things/get/responses/200/headers/X-Next',
    ])
  })
  test.each(['path', 'query'] as const)('catches a secret in a %s', (where) => {
    const parameters = [
      {
        name: 'token',
        in: where,
        schema: { type: 'string' },
        'x-data-class': 'secret',
        'x-origin': 'given',
      },
    ]
    expect(told(classFindings(contractOf({ parameters })))).toEqual([
      'address #/paths/~1v1~1things/get/parameters/0',
    ])
  })
  test('bears a secret in an address where the specification gives it so and the risk is accepted, and nowhere else', () => {
    const parameter = {
      name: 'token',
      in: 'path' as const,
      schema: { type: 'string' },
      'x-data-class': 'secret',
      'x-origin': 'given',
      'x-accepted-risk': 'Given.',
    }
    expect(classFindings(contractOf({ parameters: [parameter] }))).toEqual([])
    expect(
      told(
        classFindings(
          contractOf({ parameters: [{ ...parameter, 'x-origin': 'decided' } as typeof parameter] }),
        ),
      ),
    ).toEqual(['address #/paths/~1v1~1things/get/parameters/0'])
  })
  test.each(['pii', 'phi'])(
    'catches %s in an address, unless the risk is accepted',
    (dataClass) => {
      const parameter = {
        name: 'userId',
        in: 'path' as const,
        schema: { type: 'string' },
        'x-data-class': dataClass,
        'x-origin': 'given',
      }
      expect(told(classFindings(contractOf({ parameters: [parameter] })))).toEqual([
        'address #/paths/~1v1~1things/get/parameters/0',
      ])
      expect(
        classFindings(
          contractOf({
            parameters: [{ ...parameter, 'x-accepted-risk': 'Given.' } as typeof parameter],
          }),
        ),
      ).toEqual([])
    },
  )
})

describe('keywords', () => {
  test('catches a multipleOf of 0.1, and leaves 5 alone', () => {
    const contract = withSchema({
      type: 'object',
      properties: { a: { type: 'number', multipleOf: 0.1 }, b: { type: 'integer', multipleOf: 5 } },
    })
    expect(told(keywordFindings(contract))).toEqual([
      'no-fraction #/components/schemas/Thing/properties/a/multipleOf',
    ])
  })
  test('catches codes without names, too few names and the same one twice, and leaves texts and a single code alone', () => {
    const codes = (more: object) =>
      told(keywordFindings(withSchema({ type: 'integer', enum: [6, 7, null], ...more })))
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
  test('catches a discriminator', () =>
    expect(told(keywordFindings(withSchema({ discriminator: { propertyName: 'kind' } })))).toEqual([
      'no-discriminator #/components/schemas/Thing/discriminator',
    ]))
})

describe('operation rules', () => {
  const answer = {
    description: 'no',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  const retry = { ...answer, headers: { 'Retry-After': {} } }
  const parameters = [{ name: 'Accept-Language', in: 'header' as const }]
  const whole = {
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
    operationFindings({ ...contractOf({ ...whole, ...change }, {}, path), ...change2 }, known).map(
      ({ message }) => message,
    )

  test('a whole operation is not found fault with', () => expect(of({})).toEqual([]))
  test('catches an operation that names no requirement', () =>
    expect(of({ 'x-requirements': [] })).toEqual([
      'The operation names no requirement (x-requirements).',
    ]))
  test('catches an unknown requirement', () =>
    expect(of({ 'x-requirements': ['API-999'] })).toEqual([
      'API-999 is no requirement of features/requirements.tsv.',
    ]))
  test.each(['400', '401', '429', '500', '503'])('catches a missing %s', (status) => {
    const { [status]: _, ...responses } = whole.responses as Record<string, object>
    expect(of({ responses })).toEqual([`${status} can occur and is not declared.`])
  })
  test('catches what a body can do wrong', () =>
    expect(of({ requestBody: {} })).toEqual([
      '413 can occur and is not declared.',
      '415 can occur and is not declared.',
    ]))
  test.each(['429', '503'])('catches a %s without Retry-After', (status) =>
    expect(of({ responses: { ...whole.responses, [status]: answer } })).toEqual([
      'This answer says when to come back: it needs the header Retry-After.',
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
  ])('catches an error whose body is not the one Problem: %s', (_, response) =>
    expect(of({ responses: { ...whole.responses, '404': response } })).toEqual([
      'An error is answered with a Problem in application/problem+json and with nothing else.',
    ]),
  )
  test('catches an operation that does not hear the language', () =>
    expect(of({ parameters: [] })).toEqual(['The operation does not take Accept-Language.']))
  test('catches a path of no base', () =>
    expect(of({}, {}, '/v2/things')).toEqual(['No base of x-bases answers the path /v2/things.']))
  test('catches a missing dialect', () =>
    expect(of({}, { jsonSchemaDialect: '' })).toEqual([
      'jsonSchemaDialect is not draft 2020-12; tools would judge by draft-07.',
    ]))
})
