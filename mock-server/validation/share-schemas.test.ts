import { expect, test } from 'vitest'
import { readPrismOperations } from './prism-operations.ts'
import type { PrismOperation } from './prism-operation.ts'
import { shareSchemas } from './share-schemas.ts'

const header = (example: string) => ({
  id: `made up for ${example}`,
  name: 'retry-after',
  style: 'simple',
  examples: [{ id: `made up, too, for ${example}`, key: 'default', value: example }],
})
const operation = (madeUp: string, schema: object, example = '30') =>
  ({
    id: madeUp,
    responses: [
      {
        code: '429',
        headers: [header(example)],
        contents: [{ mediaType: 'application/json', schema: { ...schema, 'x-stoplight': madeUp } }],
      },
    ],
  }) as unknown as PrismOperation

const schemaOf = ({ responses }: PrismOperation) => responses[0]?.contents?.[0]?.schema
const headersOf = ({ responses }: PrismOperation) => responses[0]?.headers

test('equal schemas and equal headers are one object, others are not', () => {
  const share = shareSchemas()
  const first = share(operation('a', { properties: { id: { type: 'string' } } }))
  const equal = share(operation('b', { properties: { id: { type: 'string' } } }))
  const other = share(operation('c', { properties: { id: { type: 'number' } } }, '60'))
  expect(schemaOf(equal)).toBe(schemaOf(first))
  expect(headersOf(equal)).toBe(headersOf(first))
  expect(schemaOf(other)).toMatchObject({ properties: { id: { type: 'number' } } })
  expect(headersOf(other)).toMatchObject([{ examples: [{ value: '60' }] }])
})

test('the operations of the contract share most of theirs', async () => {
  const responses = [...(await readPrismOperations()).values()].flatMap((each) => each.responses)
  const schemas = responses.flatMap(({ contents = [] }) => contents.map(({ schema }) => schema))
  expect(new Set(schemas).size).toBeLessThan(schemas.length / 5)
  expect(new Set(responses.map(({ headers }) => headers)).size).toBeLessThan(responses.length / 5)
})
