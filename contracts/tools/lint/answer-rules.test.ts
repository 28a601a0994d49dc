import { describe, expect, test } from 'vitest'
import { contractOf } from '../generate/testing.ts'
import { answerFindings } from './answer-rules.ts'

const headersOf = (...names: string[]): Record<string, object> =>
  Object.fromEntries(names.map((name) => [name, {}]))
const every = ['Cache-Control', 'x-request-id', 'traceparent', 'Deprecation', 'Sunset']
const answer = (...more: string[]): { description: string; headers: Record<string, object> } => ({
  description: 'ok',
  headers: headersOf(...every, ...more),
})
const found = (operation: object, method = 'get'): string[] =>
  answerFindings(
    contractOf(
      { security: [{ bearer: ['read'] }], responses: { '200': answer() }, ...operation },
      {},
      '/v1/things',
      method,
    ),
  ).map(({ rule, message }) => `${rule}: ${message}`)

describe('response headers', () => {
  test('accepts an answer with all headers', () => expect(found({})).toEqual([]))
  test.each(every)('reports an answer without %s', (name) =>
    expect(
      found({
        responses: {
          '200': {
            description: 'ok',
            headers: headersOf(...every.filter((each) => each !== name)),
          },
        },
      }),
    ).toEqual([`answer-headers: This answer needs the header ${name}.`]),
  )
  test.each([
    ['401', 'WWW-Authenticate'],
    ['429', 'RateLimit'],
    ['503', 'RateLimit'],
  ])('catches a %s without %s', (status, name) => {
    expect(found({ responses: { [status]: answer() } })).toEqual([
      `answer-headers: This answer needs the header ${name}.`,
    ])
    expect(found({ responses: { [status]: answer(name) } })).toEqual([])
  })
})

describe('scopes', () => {
  test.each<[string, string[], boolean]>([
    ['get', ['read'], true],
    ['get', ['write'], false],
    ['post', ['write'], true],
    ['post', ['session'], true],
    ['delete', ['read'], false],
    ['get', [], false],
    ['put', ['read', 'write'], false],
  ])('%s with %j: %s', (method, scopes, isRight) =>
    expect(found({ security: [{ bearer: scopes }] }, method).length).toBe(isRight ? 0 : 1),
  )
  test('requires no scope where no access token is needed', () =>
    expect(found({ security: [{ clientBasic: [] }] }, 'post')).toEqual([]))
})
