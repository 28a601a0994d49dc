import { describe, expect, test } from 'vitest'
import type { Contract } from '../generate/contract.ts'
import { contractOf } from '../generate/testing.ts'
import { openapiDescriptions } from './openapi-descriptions.ts'
import { descriptionFindings } from './wording-rules.ts'

const missing = (contract: Contract): string[] =>
  descriptionFindings(openapiDescriptions(contract)).map(({ where }) => where)
const described = { description: 'Lists what the member keeps at home.' }
const withSchema = (schema: unknown): Contract =>
  contractOf(described, { schemas: { Thing: schema } })

describe('OpenAPI descriptions', () => {
  test('reports an operation, parameter, header, body and answer without a description', () => {
    const contract = contractOf({
      parameters: [{ name: 'start', in: 'query' }],
      requestBody: { content: {} },
      responses: {
        '200': {
          description: 'The answer.',
          headers: { 'X-Next': { schema: { type: 'string' } } },
        },
      },
    })
    const at = '#/paths/~1v1~1things/get'
    expect(missing(contract)).toEqual([
      at,
      `${at}/parameters/0`,
      `${at}/requestBody`,
      `${at}/responses/200`,
      `${at}/responses/200/headers/X-Next`,
    ])
  })
  test('reports a component, a nested property and a property that is a reference', () => {
    const inner = {
      anyOf: [{ type: 'object', properties: { size: { type: 'integer' } } }, { type: 'null' }],
      description: 'What is inside.',
    }
    expect(
      missing(
        withSchema({
          properties: {
            other: { $ref: '#/components/schemas/Thing' },
            list: { ...described, items: inner },
          },
        }),
      ),
    ).toEqual(
      ['', '/properties/other', '/properties/list/items/anyOf/0/properties/size'].map(
        (each) => `#/components/schemas/Thing${each}`,
      ),
    )
  })
  test('reports a component answer, parameter, tag and security scheme', () => {
    const components = {
      parameters: { Count: { name: 'count', in: 'query' } },
      responses: { Gone: { description: '' } },
      securitySchemes: { bearer: {} },
    }
    expect(
      missing({
        ...contractOf(described, components as Contract['components']),
        tags: [{ name: 'things' }],
      } as Contract),
    ).toEqual([
      '#/tags/0',
      '#/components/parameters/Count',
      '#/components/responses/Gone',
      '#/components/securitySchemes/bearer',
    ])
  })
  test('reports each enum member without a text, and a text without a member', () => {
    const schema = {
      ...described,
      enum: ['LB', 6, null],
      'x-enum-descriptions': { LB: 'Pounds.', KG: 'Kilograms.' },
    }
    expect(missing(withSchema(schema))).toEqual(
      ['6', 'null']
        .map((each) => `#/components/schemas/Thing/enum/${each}`)
        .concat('#/components/schemas/Thing/x-enum-descriptions/KG'),
    )
  })
  test.each([
    ['weightUnit', 'The weight unit.'],
    ['id', 'Id'],
    ['MEAL_SNACK', 'Meal: snack.'],
    ['id', ' '],
  ])('%s: "%s" is no description', (name, text) =>
    expect(descriptionFindings([{ where: name, name, text }])).toHaveLength(1),
  )
  test('treats a blank description as missing', () =>
    expect(
      descriptionFindings([{ where: 'id', name: 'id', text: ' ' }]).map(({ message }) => message),
    ).toEqual(['The element has no description.']))
  test('accepts a description with content', () =>
    expect(
      descriptionFindings([{ where: 'weight', name: 'weight', text: 'The weight in pounds.' }]),
    ).toEqual([]))
})
