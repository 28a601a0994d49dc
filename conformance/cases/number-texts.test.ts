import { expect, test } from 'vitest'
import { documentOf } from '../contract/document.ts'
import { operationsOf } from '../contract/read-operations.ts'
import { schemaValidatorOf } from '../contract/validation/schema-validator.ts'
import { targetOf } from '../runner/target/read-target.ts'
import { allCases, builtPhases } from './all-cases.ts'

const text = (format: string): object => ({ type: 'string', format })
const document = documentOf('texts.json', {
  openapi: '3.1.0',
  info: { title: 'Texts', version: '1' },
  paths: {
    '/leases': {
      post: {
        operationId: 'grant',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['ttl'],
                properties: { ttl: text('int64'), id: text('uint64'), share: text('double') },
              },
            },
          },
        },
        responses: { 200: { description: 'Granted.' }, 400: { description: 'Refused.' } },
      },
    },
  },
})

// grpc-gateway writes int64 so, because JSON has no numbers of 64 bits.
test('a text with the format of a number is called valid only with digits', () => {
  const cases = allCases(
    { document, validator: schemaValidatorOf(document), seed: 1, randomRuns: 10 },
    operationsOf(document),
    targetOf('target', { name: 'texts', base: 'http://127.0.0.1:1' }),
    { phases: builtPhases, only: [], skip: [] },
  )
  const bodies = cases
    .filter(({ expects, request }) => expects === 'accept' && request.body !== null)
    .map(({ request }) => JSON.parse(request.body!.toString()) as Record<string, unknown>)
  const values = bodies.flatMap(({ ttl, id, share }) => [ttl, id, share])
  expect(values.length).toBeGreaterThan(5)
  expect(values.filter((each) => each !== undefined && !/^\d+$/.test(String(each)))).toEqual([])
})
