import { expect, test } from 'vitest'
import { callsText } from './calls-text.ts'
import { clientOperations } from './client-operation.ts'
import type { Operation } from '../contract.ts'
import { contractOf } from '../testing.ts'

const text = (operation: Partial<Operation>): string =>
  callsText(clientOperations(contractOf(operation, {}, '/v1/things', 'post')), () => 'things')
const taking = (mediaType: string): Partial<Operation> => ({
  requestBody: { content: { [mediaType]: {} } },
})

test.each([
  ['application/json', '{ ...init, body }'],
  [
    'application/x-www-form-urlencoded',
    "{ ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }",
  ],
  ['multipart/form-data', '{ ...init, body, bodySerializer: multipartBody }'],
  [
    'text/plain',
    "{ ...init, body, bodySerializer: plainBody, headers: { ...init.headers, 'Content-Type': 'text/plain' } }",
  ],
])('a body of %s is sent by %s', (mediaType, init) =>
  expect(text(taking(mediaType))).toContain(`client.POST('/v1/things', ${init})`),
)

test('only the serializers that are needed are imported', () => {
  expect(text(taking('application/json'))).not.toContain('bodies.ts')
  expect(text(taking('text/plain'))).toContain("import { plainBody } from './bodies.ts'")
})

test('a header of the operation is a parameter, and one of every call is not', () => {
  const header = (name: string) => ({ name, in: 'header' as const, required: true, schema: {} })
  const made = text({
    parameters: [header('x-once'), header('Accept-Language'), header('Authorization')],
  })
  expect(made).toContain(
    "export type ListThingsParams = { headers: Pick<NonNullable<operations['listThings']['parameters']['header']>, 'x-once'> }",
  )
  expect(made).toContain('params: { header: headers }')
})

test('the answer is any of the 2xx, and one without a body may be empty', () => {
  const made = text({
    responses: {
      '201': { description: 'made', content: { 'application/json': {} } },
      '202': { description: 'later' },
      '400': { description: 'no' },
    },
  })
  expect(made).toContain(
    "export type ListThingsAnswer = operations['listThings']['responses'][201]['content']['application/json'] | undefined",
  )
  expect(made).toContain('{ ...init }), [202])')
})

test('an answer in plain text is read as text', () =>
  expect(
    text({ responses: { '200': { description: 'ok', content: { 'text/plain': {} } } } }),
  ).toContain("{ ...init, parseAs: 'text' }"))
