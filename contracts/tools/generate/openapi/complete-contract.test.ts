import { describe, expect, test } from 'vitest'
import { closeResponses } from '../../../read/close-responses.ts'
import { bundle } from './bundle.ts'
import { closeRequests } from './close-requests.ts'
import { problemType } from './complete-contract.ts'
import { operationsOf, resolve, type Contract, type ResponseObject } from '../contract.ts'
import { contractOf } from '../testing.ts'

const json = (name: string): object => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
})
const object = (properties: object, more: object = {}): object => ({
  type: 'object',
  properties,
  ...more,
})

describe('requests are strict, answers are open', () => {
  const both = contractOf(
    { requestBody: json('Thing'), responses: { '200': { description: 'ok', ...json('Thing') } } },
    {
      schemas: {
        Thing: object({
          part: { $ref: '#/components/schemas/Part' },
          word: { $ref: '#/components/schemas/Word' },
        }),
        Part: object({ a: { type: 'string' } }),
        Word: { type: 'string', enum: ['x'] },
      },
    },
  )
  const closed = closeRequests(both)
  test('gives the request a closed copy of what the answer uses, too, parts included', () => {
    expect(closed.components?.schemas).toEqual({
      Thing: both.components?.schemas?.['Thing'],
      ThingRequest: {
        ...object({
          part: { $ref: '#/components/schemas/PartRequest' },
          word: { $ref: '#/components/schemas/Word' },
        }),
        additionalProperties: false,
        'x-closed-copy-of': 'Thing',
      },
      Part: object({ a: { type: 'string' } }),
      PartRequest: {
        ...object({ a: { type: 'string' } }),
        additionalProperties: false,
        'x-closed-copy-of': 'Part',
      },
      Word: { type: 'string', enum: ['x'] },
    })
    expect(closed.paths['/v1/things']?.get?.requestBody).toEqual(json('ThingRequest'))
  })
  test('refuses a name that is taken', () =>
    expect(() =>
      closeRequests({
        ...both,
        components: { schemas: { ...both.components?.schemas, PartRequest: {} } },
      }),
    ).toThrow('The schema name PartRequest is reserved'))
  test('closes all objects of a document, and no condition', () => {
    const condition = object({ a: { const: 1 } })
    expect(
      closeResponses({
        components: {
          schemas: { Thing: object({ properties: object({ a: {} }) }, { if: condition }) },
        },
      }).components.schemas.Thing,
    ).toEqual(
      object(
        { properties: object({ a: {} }, { additionalProperties: false }) },
        { if: condition, additionalProperties: false },
      ),
    )
  })
})

describe('the bundled contract', () => {
  const contract: Contract = bundle('contracts/openapi/portal.yaml')
  const problems = operationsOf(contract).flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) =>
      Object.values(
        resolve<ResponseObject>(contract, response).content?.['application/problem+json']
          ?.examples ?? {},
      ).map((example) => ({
        status,
        value: (example as { value: Record<string, unknown> }).value,
      })),
    ),
  )
  test('names the type, title and status of every problem', () => {
    expect(problems.length).toBeGreaterThan(1000)
    expect(
      problems.filter(
        ({ status, value }) =>
          value['status'] !== Number(status) ||
          typeof value['title'] !== 'string' ||
          !String(value['type']).startsWith('https://'),
      ),
    ).toEqual([])
  })
  test('refuses a word that the catalogue lacks', () =>
    expect(() => problemType({ base: 'https://x/', titles: {} }, 'new_word')).toThrow(
      'The problem type new_word is missing in problems.yaml.',
    ))
  test('lets the staff call what reads and what ends the session, and nothing that writes', () => {
    const roles = (id: string) =>
      operationsOf(contract).find(({ operation }) => operation.operationId === id)?.operation[
        'x-staff-roles'
      ]
    expect([roles('getAccount'), roles('signOut'), roles('addContact'), roles('signIn')]).toEqual([
      ['Admin', 'CallCenterRep'],
      ['Admin', 'CallCenterRep'],
      [],
      undefined,
    ])
  })
})
