import { fieldsOf, type JsonFields } from './json.ts'

/** The parameter fields that belong to the schema in OpenAPI 3. */
const schemaFields = new Set(
  'type format items enum default maximum minimum exclusiveMaximum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems multipleOf x-nullable'.split(
    ' ',
  ),
)

export function split(parameter: JsonFields): { schema: JsonFields; rest: JsonFields } {
  const entries = Object.entries(parameter)
  return {
    schema: Object.fromEntries(entries.filter(([name]) => schemaFields.has(name))),
    rest: Object.fromEntries(entries.filter(([name]) => !schemaFields.has(name))),
  }
}

const headersOf = (headers: unknown): JsonFields =>
  Object.fromEntries(
    Object.entries(fieldsOf(headers)).map(([name, header]) => {
      const { schema, rest } = split(fieldsOf(header))
      return [name, { ...rest, schema }]
    }),
  )

export function responseOf(response: JsonFields, produces: readonly string[]): JsonFields {
  const { schema, headers, examples, ...rest } = response
  if ('$ref' in response || (schema === undefined && headers === undefined)) return response
  // Without `produces` the content type is not promised.
  const types = produces.length === 0 ? ['*/*'] : produces
  const media = (type: string): JsonFields => ({
    ...(fieldsOf(schema)['type'] === 'file' ? {} : { schema }),
    ...(fieldsOf(examples)[type] === undefined ? {} : { example: fieldsOf(examples)[type] }),
  })
  return {
    ...rest,
    ...(headers === undefined ? {} : { headers: headersOf(headers) }),
    ...(schema === undefined
      ? {}
      : { content: Object.fromEntries(types.map((type) => [type, media(type)])) }),
  }
}
