import { at, fieldsOf, isFields, listOf, pointerOf, type JsonFields } from './json.ts'
import { holderOf, isExtension, isLiteral } from './references.ts'
import type { Origins } from './origins.ts'
import { methods } from './operation-methods.ts'
import { parameterOf, schemeOf, serversOf, texts } from './swagger-parts.ts'
import { split, responseOf } from './swagger-response.ts'

const moved: readonly (readonly [string, string])[] = [
  ['#/definitions/', '#/components/schemas/'],
  ['#/parameters/', '#/components/parameters/'],
  ['#/responses/', '#/components/responses/'],
]

/**
 * Rewrites references to the places of OpenAPI 3, also in extensions: grpc-gateway keeps schemas of
 * streams in `x-stream-definitions`.
 */
const rewritten = (value: unknown, holder: string | null = null): unknown => {
  if (Array.isArray(value)) return value.map((each) => rewritten(each))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (name === '$ref' && typeof each === 'string') {
        const [from = '', to = ''] = moved.find(([start]) => each.startsWith(start)) ?? []
        return [name, to + each.slice(from.length)]
      }
      return [
        name,
        isLiteral(name, each, holder) && !isExtension(name)
          ? each
          : rewritten(each, holderOf(name, each, holder)),
      ]
    }),
  )
}

interface Placed {
  readonly pointer: string
  readonly written: JsonFields
  /** The parameter after its reference. */
  readonly value: JsonFields
}

/**
 * Converts Swagger 2.0 to OpenAPI 3.0. `origins` collects where moved places were written, so that
 * locations keep their lines.
 */
export function fromSwagger(swagger: JsonFields, origins: Origins): JsonFields {
  const root = fieldsOf(rewritten(swagger))
  const { swagger: _, host, basePath, schemes, consumes, produces, ...kept } = root
  const { definitions, parameters, responses, securityDefinitions, paths, ...rest } = kept
  const shared = fieldsOf(parameters)
  const isInBody = ({ value }: Placed): boolean =>
    value['in'] === 'body' || value['in'] === 'formData'
  const placed = (holder: string, list: unknown): Placed[] =>
    listOf(list).map((each, index) => {
      const written = fieldsOf(each)
      const name = String(written['$ref'] ?? '').replace(/^#\/components\/parameters\//, '')
      const target = written['$ref'] === undefined ? written : at(shared, pointerOf(name))
      return { pointer: `${holder}/parameters/${index}`, written, value: fieldsOf(target) }
    })
  const bodyOf = (
    own: readonly Placed[],
    pointer: string,
    types: readonly string[],
  ): JsonFields => {
    const body = own.find(({ value }) => value['in'] === 'body')
    if (body !== undefined) {
      origins.add(`${pointer}/requestBody`, body.pointer)
      const all = types.length === 0 ? ['application/json'] : types
      for (const type of all)
        origins.add(`${pointer}/requestBody${pointerOf('content', type)}`, body.pointer)
      const schema = body.value['schema'] ?? {}
      return {
        required: body.value['required'] === true,
        content: Object.fromEntries(all.map((type) => [type, { schema }])),
      }
    }
    const fields = own.filter(({ value }) => value['in'] === 'formData')
    const isMultipart =
      fields.some(({ value }) => value['type'] === 'file') || types.includes('multipart/form-data')
    const type = isMultipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
    const place = `${pointer}/requestBody${pointerOf('content', type)}`
    for (const { pointer: written, value } of fields)
      origins.add(`${place}/schema${pointerOf('properties', String(value['name']))}`, written)
    const required = fields.filter(({ value }) => value['required'] === true)
    return {
      required: required.length > 0,
      content: {
        [type]: {
          schema: {
            type: 'object',
            properties: Object.fromEntries(
              fields.map(({ value }) => [String(value['name']), split(value).schema]),
            ),
            ...(required.length === 0
              ? {}
              : { required: required.map(({ value }) => String(value['name'])) }),
          },
        },
      },
    }
  }
  const operationOf = (
    pointer: string,
    operation: JsonFields,
    inherited: readonly Placed[],
  ): JsonFields => {
    const { consumes: takes, produces: gives, parameters: own, ...fields } = operation
    const byName = new Map(
      [...inherited, ...placed(pointer, own)].map((each) => [
        `${String(each.value['in'])} ${String(each.value['name'])}`,
        each,
      ]),
    )
    const all = [...byName.values()]
    const outside = all.filter((each) => !isInBody(each))
    for (const [index, each] of outside.entries())
      origins.add(`${pointer}/parameters/${index}`, each.pointer)
    const inBody = all.filter(isInBody)
    return {
      ...fields,
      parameters: outside.map(({ written }) => parameterOf(written)),
      ...(inBody.length === 0
        ? {}
        : { requestBody: bodyOf(inBody, pointer, texts(takes ?? consumes)) }),
      responses: Object.fromEntries(
        Object.entries(fieldsOf(operation['responses'])).map(([status, response]) => [
          status,
          isFields(response) ? responseOf(response, texts(gives ?? produces)) : response,
        ]),
      ),
    }
  }
  const itemOf = (path: string, item: JsonFields): JsonFields => {
    const pointer = pointerOf('paths', path)
    const { parameters: own, ...fields } = item
    const inherited = placed(pointer, own)
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        (methods as readonly string[]).includes(name)
          ? operationOf(`${pointer}/${name}`, fieldsOf(value), inherited)
          : value,
      ]),
    )
  }
  const mapped = (value: unknown, change: (each: JsonFields) => JsonFields): JsonFields =>
    Object.fromEntries(
      Object.entries(fieldsOf(value)).map(([name, each]) => [name, change(fieldsOf(each))]),
    )
  for (const [from, to] of [
    ['definitions', 'schemas'],
    ['parameters', 'parameters'],
    ['responses', 'responses'],
    ['securityDefinitions', 'securitySchemes'],
  ] as const)
    origins.add(`/components/${to}`, `/${from}`)
  return {
    ...rest,
    openapi: '3.0.3',
    servers: serversOf({ host, basePath, schemes }),
    ...(isFields(paths)
      ? {
          paths: Object.fromEntries(
            Object.entries(paths).map(([path, item]) => [
              path,
              path.startsWith('/') ? itemOf(path, fieldsOf(item)) : item,
            ]),
          ),
        }
      : {}),
    components: {
      schemas: fieldsOf(definitions),
      parameters: mapped(
        Object.fromEntries(
          Object.entries(shared).filter(
            ([, each]) => !['body', 'formData'].includes(String(fieldsOf(each)['in'])),
          ),
        ),
        parameterOf,
      ),
      responses: mapped(responses, (each) => responseOf(each, texts(produces))),
      securitySchemes: mapped(securityDefinitions, schemeOf),
    },
  }
}
