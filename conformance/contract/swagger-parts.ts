import { listOf, type JsonFields } from './json.ts'
import { split } from './swagger-response.ts'

const styles: Readonly<Record<string, JsonFields>> = {
  multi: { style: 'form', explode: true },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
}

const oauthFlows: Readonly<Record<string, string>> = {
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
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
