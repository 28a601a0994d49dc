import type { Rpc } from './rpc.ts'
import { banner, pascal } from './text.ts'

const moduleOf = (rpc: Rpc): string => `./${rpc.method.parent.file.name}_pb.js`
const requestOf = ({ method }: Rpc): string => `${method.input.name}Json`
const answerOf = ({ method }: Rpc): string => `${method.output.name}Json`

const messageImports = (rpcs: readonly Rpc[]): string =>
  [...Map.groupBy(rpcs, moduleOf)]
    .map(([from, group]) => `import type { ${[...new Set(group.flatMap((rpc) => [requestOf(rpc), answerOf(rpc)]))].sort().join(', ')} } from '${from}'`)
    .join('\n')

/** `generated/rpc/calls.ts`: a plain call for each unary RPC, by its door in the browser's origin. */
export const rpcCallsText = (rpcs: readonly Rpc[], door: string): string => `${banner}
import { askRpc, type RpcClient, type RpcInit } from './client.ts'
${messageImports(rpcs)}
${rpcs
  .map(
    (rpc) => `
/** RPC \`${rpc.procedure}\`, in the JSON form of its messages. Throws \`RpcProblem\`. */
export const ${rpc.operationId} = (client: RpcClient, request: ${requestOf(rpc)} = {}, init: RpcInit = {}): Promise<${answerOf(rpc)}> =>
  askRpc(client, '${rpc.operationId}', '${door}/user/liv/me/${rpc.slug}${rpc.procedure}', request, init)
`,
  )
  .join('')}`

/** `generated/rpc/queries.ts`: TanStack options for each unary RPC, without React. */
export const rpcQueriesText = (rpcs: readonly Rpc[]): string => `${banner}
import type { DataTag } from '@tanstack/react-query'
import { ${rpcs.map(({ operationId }) => operationId).join(', ')} } from './calls.ts'
import type { RpcClient, RpcInit } from './client.ts'
${messageImports(rpcs)}
import type { RpcProblem } from './problem.ts'
${rpcs.map(rpcQuery).join('')}`

const rpcQuery = (rpc: Rpc): string => {
  const { operationId: id, procedure } = rpc
  return `
/** Key of \`${id}\`: the RPC and its request. */
export const ${id}Key = (request: ${requestOf(rpc)} = {}) => ['${id}', request] as const

/** Query options of \`${procedure}\`. */
export const ${id}Options = (client: RpcClient, request: ${requestOf(rpc)} = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: ${id}Key(request) as DataTag<readonly ['${id}', ${requestOf(rpc)}], ${answerOf(rpc)}, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => ${id}(client, request, { ...init, signal }),
})
`
}

/** `generated/rpc/hooks.ts`: one thin hook for each unary RPC. */
export const rpcHooksText = (rpcs: readonly Rpc[]): string => `${banner}
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from './client-context.tsx'
${messageImports(rpcs)}
import type { RpcProblem } from './problem.ts'
import { ${rpcs.map(({ operationId }) => `${operationId}Options`).join(', ')} } from './queries.ts'

/** Everything that \`useQuery\` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>
${rpcs
  .map((rpc) => {
    const { operationId: id } = rpc
    return `
/** RPC \`${rpc.procedure}\`. */
export const use${pascal(id)} = <Data = ${answerOf(rpc)}>(
  request: ${requestOf(rpc)} = {},
  options?: Asking<${answerOf(rpc)}, Data, readonly ['${id}', ${requestOf(rpc)}]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<${answerOf(rpc)}, RpcProblem, Data, readonly ['${id}', ${requestOf(rpc)}]>({ ...options, ...${id}Options(useRpcClient(), request) })
`
  })
  .join('')}`
