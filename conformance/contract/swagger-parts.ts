import { fieldsOf, listOf, type JsonFields } from './json.ts'

/** The parameter fields that belong to the schema in OpenAPI 3. */
const schemaFields = new Set(
  'type format items enum default maximum minimum exclusiveMaximum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems multipleOf x-nullable'.split(
    ' ',
  ),
)

const styles: Readonly<Record<string, JsonFields>> = {
  multi: { style: 'form', explode: true },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
}

const oauthFlows: Readonly<Record<string, string>> = {
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
}

export function split(parameter: JsonFields): { schema: JsonFields; rest: JsonFields } {
  const entries = Object.entries(parameter)
  return {
    schema: Object.fromEntries(entries.filter(([name]) => schemaFields.has(name))),
    rest: Object.fromEntries(entries.filter(([name]) => !schemaFields.has(name))),
  }
}

export function parameterOf(parameter: JsonFields): JsonFields {
  if ('$ref' in parameter) return parameter
  const { schema, rest } = split(parameter)
  const { collectionFormat, ...fields } = rest
  const isQuery = fields['in'] === 'query'
  const style =
    schema['type'] !== 'array' || !isQuery
      ? {}
      : (styles[String(collectionFormat)] ?? { style: 'form', explode: false })
  return { ...fields, ...style, schema }
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

export function schemeOf(scheme: JsonFields): JsonFields {
  const { type, flow, authorizationUrl, tokenUrl, scopes, ...rest } = scheme
  if (type === 'basic') return { ...rest, type: 'http', scheme: 'basic' }
  if (type !== 'oauth2') return scheme
  const name = oauthFlows[String(flow)] ?? String(flow)
  return { ...rest, type, flows: { [name]: { authorizationUrl, tokenUrl, scopes } } }
}

export function serversOf({ host, basePath, schemes }: JsonFields): JsonFields[] {
  const path = typeof basePath === 'string' ? basePath : '/'
  if (typeof host !== 'string') return [{ url: path }]
  const all = listOf(schemes).map(String)
  return (all.length === 0 ? [null] : all).map((scheme) => ({
    url: `${scheme === null ? '' : `${scheme}:`}//${host}${path}`,
  }))
}

export function texts(value: unknown): string[] {
  return listOf(value).map(String)
}
