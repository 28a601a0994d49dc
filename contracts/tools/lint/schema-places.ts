import {
  isReference,
  operationsOf,
  resolve,
  type RequestBody,
  type Contract,
  type Example,
  type Reference,
} from '../generate/contract.ts'
import { below } from './finding.ts'

/** A schema that validates values, and the examples beside it. */
export interface SchemaPlace {
  readonly kind: 'schema' | 'parameter' | 'header' | 'request' | 'response'
  readonly where: string
  /** Pointer of the schema itself. */
  readonly schemaAt: string
  readonly schema: unknown
  readonly examples: readonly { readonly where: string; readonly value: unknown }[]
}

/**
 * Every component schema, parameter, header, request body and response body of the document,
 * components once.
 */
export function schemaPlaces(contract: Contract): SchemaPlace[] {
  const places: SchemaPlace[] = Object.entries(contract.components?.schemas ?? {}).map(
    ([name, schema]) => {
      const where = `#/components/schemas/${name}`
      return { kind: 'schema', where, schemaAt: where, schema, examples: [] }
    },
  )
  const single = (kind: 'parameter' | 'header', where: string, value: object): void => {
    if (isReference(value)) return
    const { schema, example } = value as { schema?: unknown; example?: unknown }
    places.push({
      kind,
      where,
      schemaAt: below(where, 'schema'),
      schema,
      examples: example === undefined ? [] : [{ where: below(where, 'example'), value: example }],
    })
  }
  const body = (
    kind: 'request' | 'response',
    where: string,
    value: RequestBody | Reference,
  ): void => {
    if (isReference(value)) return
    for (const [type, media] of Object.entries(value.content ?? {})) {
      const at = below(where, 'content', type)
      const examples = Object.entries(media.examples ?? {}).map(([name, example]) => ({
        where: below(at, 'examples', name),
        value: resolve<Example>(contract, example).value,
      }))
      places.push({
        kind,
        where: at,
        schemaAt: below(at, 'schema'),
        schema: media.schema,
        examples,
      })
    }
  }
  const response = (where: string, value: RequestBody | Reference): void => {
    body('response', where, value)
    if (!isReference(value))
      for (const [name, header] of Object.entries(
        (value as { headers?: Record<string, object> }).headers ?? {},
      ))
        single('header', below(where, 'headers', name), header)
  }
  const { parameters, headers, responses } = contract.components ?? {}
  for (const [name, value] of Object.entries(parameters ?? {}))
    single('parameter', `#/components/parameters/${name}`, value)
  for (const [name, value] of Object.entries(headers ?? {}))
    single('header', `#/components/headers/${name}`, value)
  for (const [name, value] of Object.entries(responses ?? {}))
    response(`#/components/responses/${name}`, value)
  for (const { path, method, operation } of operationsOf(contract)) {
    const where = below('#', 'paths', path, method)
    operation.parameters?.forEach((value, index) =>
      single('parameter', below(where, 'parameters', String(index)), value),
    )
    if (operation.requestBody !== undefined)
      body('request', below(where, 'requestBody'), operation.requestBody)
    for (const [status, value] of Object.entries(operation.responses))
      response(below(where, 'responses', status), value)
  }
  return places
}
