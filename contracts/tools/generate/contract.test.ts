import { describe, expect, test } from 'vitest'
import { baseOf } from './openapi/base-path.ts'
import { clientOperations } from './openapi/client-operation.ts'
import { resolve } from './contract.ts'
import { dataClassOf } from './data-class.ts'
import { restRows } from './openapi/operation-table.ts'
import { contractOf } from './testing.ts'

const parameter = (name: string, place: 'path' | 'query' | 'header', required = true) => ({
  name,
  in: place,
  required,
  schema: { type: 'string' },
  'x-data-class': 'internal',
})
const json = (schema: object) => ({
  description: 'ok',
  content: { 'application/json': { schema } },
})

describe('resolve', () => {
  const contract = contractOf({}, { schemas: { 'a/b': { type: 'string' } } })
  test('follows a reference through escaped steps', () =>
    expect(resolve(contract, { $ref: '#/components/schemas/a~1b' })).toEqual({ type: 'string' }))
  test('says which reference leads nowhere', () =>
    expect(() => resolve(contract, { $ref: '#/components/schemas/gone' })).toThrow(
      'Cannot resolve the reference #/components/schemas/gone',
    ))
})

describe('base-path rule', () => {
  test.each([
    ['/v1/users/me/token', 'api'],
    ['/teams/service-teams/oauth2/tokenExchange', 'teams'],
  ])('%s belongs to %s', (path, name) => expect(baseOf(contractOf({}), path)[0]).toBe(name))
  test('a path of no base is refused', () =>
    expect(() => baseOf(contractOf({}), '/v2/things')).toThrow(
      'No base in x-bases matches the path /v2/things',
    ))
  test('a base without a door gives the operation no door path', () =>
    expect(restRows(contractOf({}, {}, '/teams/x'))[0]?.doorPath).toBeNull())
  test('the door stands before the contract path', () =>
    expect(restRows(contractOf({}))[0]?.doorPath).toBe('/api/v1/things'))
})

describe('operation table', () => {
  test('names media types by status and the requirements', () => {
    const [row] = restRows(
      contractOf({
        'x-requirements': ['API-001'],
        responses: { '200': json({}), '204': { description: 'none' } },
      }),
    )
    expect(row).toMatchObject({
      method: 'GET',
      responses: { '200': ['application/json'], '204': [] },
      requirements: ['API-001'],
      secured: true,
    })
  })
  test('an operation with its own security is not secured by the bearer token', () =>
    expect(restRows(contractOf({ security: [{ clientBasic: [] }] }))[0]?.secured).toBe(false))
})

describe('data class of an operation', () => {
  const leaf = (dataClass: string) => ({ type: 'string', 'x-data-class': dataClass })
  test('is the most sensitive of what it takes and answers, through references and circles', () => {
    const contract = contractOf(
      {
        parameters: [parameter('id', 'path')],
        responses: { '200': json({ $ref: '#/components/schemas/A' }) },
      },
      {
        schemas: {
          A: { properties: { next: { $ref: '#/components/schemas/A' }, value: leaf('phi') } },
        },
      },
    )
    expect(restRows(contract)[0]?.dataClass).toBe('phi')
  })
  test('leaves errors and examples out', () => {
    const responses = {
      '200': {
        ...json(leaf('pii')),
        content: {
          'application/json': { schema: leaf('pii'), examples: { a: { value: leaf('secret') } } },
        },
      },
      '401': json(leaf('secret')),
    }
    expect(dataClassOf(contractOf({}), { operationId: 'x', responses })).toBe('pii')
  })
})

describe('client operation', () => {
  const of = (operation: Parameters<typeof contractOf>[0], method = 'get') =>
    clientOperations(contractOf(operation, {}, '/v1/things', method))[0]
  test('puts path and query side by side and leaves headers to the client', () =>
    expect(
      of({
        parameters: [
          parameter('id', 'path'),
          parameter('start', 'query'),
          parameter('Accept-Language', 'header'),
          parameter('x-once', 'header'),
        ],
      }),
    ).toMatchObject({
      pathParameters: ['id'],
      queryParameters: ['start'],
      headerParameters: ['x-once'],
    }))
  test('knows all of its 2xx answers', () =>
    expect(
      of({ responses: { '201': json({}), '202': { description: 'later' }, '400': json({}) } })
        ?.answers,
    ).toEqual([
      { status: '201', mediaType: 'application/json' },
      { status: '202', mediaType: undefined },
    ]))
  test('what answers with a redirect only is no call', () =>
    expect(of({ responses: { '303': { description: 'there' }, '400': json({}) } })).toBeUndefined())
  test.each([
    ['none', []],
    ['optional', [parameter('count', 'query', false)]],
    ['required', [parameter('start', 'query')]],
  ])('needs %s', (needs, parameters) => expect(of({ parameters })?.needs).toBe(needs))
  test('a GET is a query, anything else a mutation', () =>
    expect([of({})?.kind, of({}, 'post')?.kind, of({}, 'delete')?.kind]).toEqual([
      'query',
      'mutation',
      'mutation',
    ]))
  test('refuses two parameters of one name', () =>
    expect(() => of({ parameters: [parameter('id', 'path'), parameter('id', 'query')] })).toThrow(
      'listThings: the parameter name id is not unique',
    ))
  test('refuses a parameter called body', () =>
    expect(() => of({ parameters: [parameter('body', 'query')] })).toThrow(
      'the parameter name body is not unique',
    ))
  test('refuses an operation without a success', () =>
    expect(() => of({ responses: { '400': { description: 'bad' } } })).toThrow(
      'listThings has no 2xx response',
    ))
})
