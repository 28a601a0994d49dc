import { messageTypes } from './rpc-types.ts'
import type { Rpc } from './rpc.ts'
import { banner, pascal } from './text.ts'

/** `generated/rpc/calls.ts`: a plain call for each unary RPC, by its door in the browser's origin. */
export const rpcCallsText = (rpcs: readonly Rpc[], door: string, isRead = false): string => {
  const { requestOf, answerOf, imports } = messageTypes(rpcs)
  if (isRead) return readingCallsText(rpcs, door)
  return `${banner}
import { askRpc, type RpcClient, type RpcInit } from './client.ts'
${keyedImport(rpcs)}${imports}
${rpcs
  .map(
    (rpc) => `
/** RPC \`${rpc.procedure}\`, in the JSON form of its messages. Throws \`RpcProblem\`. */
export const ${rpc.operationId} = (client: RpcClient, request: ${requestOf(rpc)} = {}, init: RpcInit = {}): Promise<${answerOf(rpc)}> =>
  ${keyedCall(rpc, `askRpc(client, '${rpc.operationId}', '${door}/user/liv/me/${rpc.slug}${rpc.procedure}', request, init)`)}
`,
  )
  .join('')}`
}

const isKeyed = ({ safeWrite }: Rpc): boolean => safeWrite?.idempotencyKey === true
const keyedImport = (rpcs: readonly Rpc[]): string => (rpcs.some(isKeyed) ? "import { keyed } from '../../safe-write.ts'\n" : '')
const keyedCall = (rpc: Rpc, call: string): string => (isKeyed(rpc) ? `keyed('${rpc.operationId}', request, init, (init) => ${call})` : call)

/** The same of a capability whose calls read their answers. */
const readingCallsText = (rpcs: readonly Rpc[], door: string): string => {
  const { requestOf } = messageTypes(rpcs)
  return `${banner}
import type { RpcClient, RpcInit } from './client.ts'
import { readRpc } from './read-rpc.ts'
${keyedImport(rpcs)}${requestImports(rpcs)}
${readTypeImports(rpcs, true)}
${rpcs
  .map(
    (rpc) => `
/** RPC \`${rpc.procedure}\`, in the JSON form of its messages. Throws \`RpcProblem\`. */
export const ${rpc.operationId} = (client: RpcClient, request: ${requestOf(rpc)} = {}, init: RpcInit = {}): Promise<${rpc.method.output.name}> =>
  ${keyedCall(rpc, `readRpc(client, '${rpc.operationId}', read${rpc.method.output.name}, '${door}/user/liv/me/${rpc.slug}${rpc.procedure}', request, init)`)}
`,
  )
  .join('')}`
}

/** The types of the requests on the wire. */
export const requestImports = (rpcs: readonly Rpc[]): string => {
  const files = Map.groupBy([...new Set(rpcs.map(({ method }) => method.input))], ({ file }) => file.name)
  return [...files].map(([file, messages]) => `import type { ${messages.map(({ name }) => `${name}Json`).sort().join(', ')} } from './${file}_pb.js'`).join('\n')
}

/** The types of the answers as they are read; with their readers where `withReaders`. */
export const readTypeImports = (rpcs: readonly Rpc[], withReaders: boolean): string => {
  const files = Map.groupBy([...new Set(rpcs.map(({ method }) => method.output))], ({ file }) => (file.proto.package.split('.')[1] ?? '').replaceAll('_', '-'))
  return [...files]
    .map(([slug, messages]) => {
      const names = messages.map(({ name }) => name).sort()
      return withReaders ? `import { ${names.flatMap((name) => [`read${name}`, `type ${name}`]).join(', ')} } from '../../schemas/rpc/${slug}.reader.ts'` : `import type { ${names.join(', ')} } from '../../schemas/rpc/${slug}.reader.ts'`
    })
    .join('\n')
}

/** `generated/rpc/queries.ts`: TanStack query and mutation options for each unary RPC, without React. */
export const rpcQueriesText = (rpcs: readonly Rpc[]): string => {
  const { requestOf, answerOf, imports } = messageTypes(rpcs)
  const query = (rpc: Rpc): string => {
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
  const mutation = (rpc: Rpc): string => {
    const { operationId: id, procedure } = rpc
    return `
/** Mutation options of \`${procedure}\`. */
export const ${id}Mutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['${id}'] as const,
  mutationFn: (request: ${requestOf(rpc)}): Promise<${answerOf(rpc)}> => ${id}(client, request, init),
})
`
  }
  const asks = rpcs.some(({ kind }) => kind === 'query')
  return `${banner}
${asks ? "import type { DataTag } from '@tanstack/react-query'\n" : ''}import {
${rpcs.map(({ operationId }) => `  ${operationId},`).join('\n')}
} from './calls.ts'
import type { RpcClient, RpcInit } from './client.ts'
${imports}
${asks ? "import type { RpcProblem } from './problem.ts'\n" : ''}${rpcs.map((rpc) => (rpc.kind === 'query' ? query(rpc) : mutation(rpc))).join('')}`
}

/** `generated/rpc/hooks.ts`: one thin hook for each unary RPC. */
export const rpcHooksText = (rpcs: readonly Rpc[]): string => {
  const { requestOf, answerOf, imports } = messageTypes(rpcs)
  const query = (rpc: Rpc): string => {
    const { operationId: id } = rpc
    return `
/** RPC \`${rpc.procedure}\`. */
export const use${pascal(id)} = <Data = ${answerOf(rpc)}>(
  request: ${requestOf(rpc)} = {},
  options?: Asking<${answerOf(rpc)}, Data, readonly ['${id}', ${requestOf(rpc)}]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<${answerOf(rpc)}, RpcProblem, Data, readonly ['${id}', ${requestOf(rpc)}]>({ ...options, ...${id}Options(useRpcClient(), request) })
`
  }
  const mutation = (rpc: Rpc): string => {
    const { operationId: id } = rpc
    return `
/** RPC \`${rpc.procedure}\`. */
export const use${pascal(id)} = (options?: Changing<${answerOf(rpc)}, ${requestOf(rpc)}>): UseMutationResult<${answerOf(rpc)}, RpcProblem, ${requestOf(rpc)}> =>
  useMutation<${answerOf(rpc)}, RpcProblem, ${requestOf(rpc)}>({ ...options, ...${id}Mutation(useRpcClient()) })
`
  }
  const asks = rpcs.some(({ kind }) => kind === 'query')
  const changes = rpcs.some(({ kind }) => kind === 'mutation')
  return `${banner}
import { ${[changes ? 'useMutation' : '', asks ? 'useQuery' : '', changes ? 'type UseMutationOptions, type UseMutationResult' : '', asks ? 'type UseQueryOptions, type UseQueryResult' : ''].filter(Boolean).join(', ')} } from '@tanstack/react-query'
import { useRpcClient } from './client-context.tsx'
${imports}
import type { RpcProblem } from './problem.ts'
import {
${rpcs.map(({ operationId, kind }) => `  ${operationId}${kind === 'query' ? 'Options' : 'Mutation'},`).join('\n')}
} from './queries.ts'
${
  asks
    ? `
/** Everything that \`useQuery\` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>
`
    : ''
}${
  changes
    ? `
/** Everything that \`useMutation\` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>
`
    : ''
}${rpcs.map((rpc) => (rpc.kind === 'query' ? query(rpc) : mutation(rpc))).join('')}`
}
