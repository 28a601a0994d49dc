import type { Invalidations } from '../invalidations.ts'
import { banner, deprecatedTag } from '../identifiers.ts'

/** The properties of an operation, REST or RPC, that the query and hook files need. */
export type ReadOperation = {
  readonly id: string
  readonly name: string
  readonly kind: 'query' | 'mutation'
  readonly summary: string
  readonly deprecated: boolean
  /** The type of its parameters; undefined when it has none. */
  readonly params: string | undefined
  readonly answer: string
  /** For a list that a call returns page by page: the expression that requests the next page. */
  readonly paging: { readonly from: string; readonly nextOf: string } | undefined
}

/** Where the call types and functions are imported from, and the client that they take. */
export type CallSource = {
  readonly client: 'PortalClient' | 'RpcClient'
  readonly problem: 'ApiProblem' | 'RpcProblem'
  readonly imports: string
}

/**
 * `queries/<slug>.ts` of a capability with tolerant readers: one query descriptor per operation.
 */
export function operationQueriesText(
  operations: readonly ReadOperation[],
  { client, imports }: CallSource,
  invalidates: Invalidations,
): string {
  const types = [
    ...new Set(
      operations.map(({ kind }) => (kind === 'query' ? 'QueryOperation' : 'MutationOperation')),
    ),
  ].sort()
  return `${banner}
import type { ${types.join(', ')} } from '../../query/operation.ts'
import { ${operations.map(({ id }) => id).join(', ')} } from './calls.ts'
import type { ${client} } from './client.ts'
${imports}
${operations
  .map(({ id, kind, summary, deprecated, params, answer }) => {
    const run = params === undefined ? `(client, _, init) => ${id}(client, init)` : id
    const type = `${kind === 'query' ? 'QueryOperation' : 'MutationOperation'}<${client}, ${params ?? 'Readonly<Record<never, never>>'}, ${answer}>`
    const more =
      kind === 'query'
        ? ''
        : `, invalidates: [${invalidates(id)
            .map((each) => `'${each}'`)
            .join(', ')}]`
    return `
/** ${summary}${deprecatedTag(deprecated)} */
export const ${descriptorOf({ id, kind })}: ${type} = { id: '${id}', run: ${run}${more} }
`
  })
  .join('')}`
}

/** `hooks/<slug>.ts` of such a capability. */
export function operationHooksText(
  operations: readonly ReadOperation[],
  { client, problem, imports }: CallSource,
): string {
  const factories = [...new Set(operations.map(({ kind }) => `${kind}Hook`))].sort()
  return `${banner}
import { ${factories.join(', ')} } from '../../query/hook.ts'
import type { ${client} } from './client.ts'
import { use${client} } from './client-context.tsx'
${imports}
import type { ${problem} } from './problem.ts'
import { ${operations.map(descriptorOf).join(', ')} } from './queries.ts'
${operations.map((operation) => `\n/** ${operation.summary}${deprecatedTag(operation.deprecated)} */\nexport const use${operation.name} = ${operation.kind}Hook<${problem}, ${typesOf(operation, client)}>(${descriptorOf(operation)}, use${client})\n`).join('')}`
}

const typesOf = ({ params, answer }: ReadOperation, client: string): string =>
  `${client}, ${params ?? 'Readonly<Record<never, never>>'}, ${answer}`
const descriptorOf = ({ id, kind }: Pick<ReadOperation, 'id' | 'kind'>): string =>
  `${id}${kind === 'query' ? 'Query' : 'Mutation'}`

/** `paged/<slug>.ts` of a capability with paged lists: hooks that also request the next pages. */
export function pagedHooksText(
  operations: readonly ReadOperation[],
  { client, problem, imports }: CallSource,
): string {
  const hooks = operations.map((operation) => {
    const { from, nextOf } = operation.paging ?? { from: '', nextOf: '' }
    return `\n/** ${operation.summary} Page by page.${deprecatedTag(operation.deprecated)} */\nexport const use${operation.name}Pages = pagedHook<${problem}, ${typesOf(operation, client)}>(${descriptorOf(operation)}, { from: ${from}, nextOf${nextOf === 'nextOf' ? '' : `: ${nextOf}`} }, use${client})\n`
  })
  return `${banner}
${operations.some(({ paging }) => paging?.nextOf === 'nextOf') ? "import { nextOf } from '../../next-page.ts'\n" : ''}import { pagedHook } from '../../query/paged.ts'
import type { ${client} } from './client.ts'
import { use${client} } from './client-context.tsx'
${imports}
import type { ${problem} } from './problem.ts'
import { ${operations.map(descriptorOf).join(', ')} } from './queries.ts'
${hooks.join('')}`
}
