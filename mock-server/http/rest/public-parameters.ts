import contract from '../../../generated/openapi/portal.json' with { type: 'json' }
import { operations as table } from '../../../generated/openapi/operations.ts'
import type { OperationId } from '../../handlers/rest-call.ts'

type Parameter = {
  readonly name?: string
  readonly in?: string
  readonly $ref?: string
  readonly 'x-data-class'?: string
}
type Paths = Readonly<
  Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>>
>

// The inferred JSON type is as large as the contract; this type covers the part read here.
const paths = contract.paths as unknown as Paths
const shared = contract.components.parameters as unknown as Readonly<Record<string, Parameter>>

/** Returns the names of the query parameters whose data class is public or internal. */
const publicParameters = (id: OperationId): ReadonlySet<string> => {
  const { path, method } = table[id]
  const parameters = (paths[path]?.[method.toLowerCase()]?.parameters ?? []).map((one) =>
    one.$ref ? (shared[one.$ref.split('/').at(-1)!] ?? one) : one,
  )
  return new Set(
    parameters.flatMap((one) =>
      one.in === 'query' && one.name && ['public', 'internal'].includes(one['x-data-class'] ?? '')
        ? [one.name]
        : [],
    ),
  )
}

/** Returns the query without personal data, for call records. */
export function publicQuery(id: OperationId, query: URLSearchParams): Record<string, string> {
  if (query.size === 0) return {}
  const names = publicParameters(id)
  return Object.fromEntries(
    [...query].flatMap(([name, value]) =>
      names.has(name) && query.getAll(name).length === 1 ? [[name, value.slice(0, 200)]] : [],
    ),
  )
}
