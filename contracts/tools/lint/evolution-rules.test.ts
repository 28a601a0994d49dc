import { describe, expect, test } from 'vitest'
import type { Contract } from '../generate/contract.ts'
import { contractOf } from '../generate/testing.ts'
import { evolutionFindings, openEnums } from './evolution-rules.ts'

const json = (schema: unknown): object => ({ content: { 'application/json': { schema } } })
const answering = (schema: unknown): Contract =>
  contractOf(
    {
      responses: { '200': { description: 'ok', ...json({ $ref: '#/components/schemas/Thing' }) } },
    },
    { schemas: { Thing: schema } },
  )
const asking = (schema: unknown): Contract =>
  contractOf(
    { requestBody: json({ $ref: '#/components/schemas/Thing' }) },
    { schemas: { Thing: schema } },
  )
const rules = (contract: Contract): string[] =>
  evolutionFindings(contract).map(({ rule, where }) => `${rule} ${where}`)
const object = { type: 'object', properties: { a: { type: 'string' } } }
const at = '#/components/schemas/Thing'

describe('contract evolution rules', () => {
  test('reports a closed object in an answer', () =>
    expect([
      rules(answering(object)),
      rules(answering({ ...object, additionalProperties: false })),
    ]).toEqual([[], [`open-answer ${at}`]]))
  test('reports an open object in a request', () =>
    expect([
      rules(asking({ ...object, additionalProperties: false })),
      rules(asking(object)),
    ]).toEqual([[], [`strict-request ${at}`]]))
  test('ignores the schemas of a condition', () =>
    expect(rules(asking({ ...object, additionalProperties: false, if: object }))).toEqual([]))
  test('reports an answer enum without x-extensible, and counts enums', () => {
    const contract = answering({
      type: 'object',
      properties: {
        a: { type: 'string', enum: ['x'] },
        b: { type: 'string', enum: ['y'], 'x-extensible': true },
      },
    })
    expect([rules(contract), openEnums(contract)]).toEqual([
      [`open-enum ${at}/properties/a`],
      { all: 2, open: 1 },
    ])
  })
  test('ignores an enum in a request', () =>
    expect(rules(asking({ type: 'string', enum: ['x'] }))).toEqual([]))
  test.each(['items', 'properties', 'type'])('reads a field named %s as a field', (name) =>
    expect(
      rules(answering({ type: 'object', properties: { [name]: { type: 'string' } } })),
    ).toEqual([]),
  )
  test('reports a list without maxItems in requests, answers and parameters', () => {
    const list = { type: 'array', items: { type: 'string' } }
    expect([
      rules(answering(list)),
      rules(asking(list)),
      rules(answering({ ...list, maxItems: 3 })),
    ]).toEqual([[`max-items ${at}`], [`max-items ${at}`], []])
    expect(rules(contractOf({ parameters: [{ name: 'a', in: 'query', schema: list }] }))).toEqual([
      'max-items #/paths/~1v1~1things/get/parameters/0/schema',
    ])
  })
})
