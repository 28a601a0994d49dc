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

// The JSON's own type is as large as the contract; what is read of it is this.
const paths = contract.paths as unknown as Paths
const shared = contract.components.parameters as unknown as Readonly<Record<string, Parameter>>

/**
 * The query parameters of an operation that are public or internal: of no person, so that a record
 * may show them.
 */
export function publicParameters(id: OperationId): ReadonlySet<string> {
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
