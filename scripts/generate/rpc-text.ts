import type { Rpc } from './rpc.ts'
import { banner, pascal } from './text.ts'

/** `generated/rpc/doors.ts`: where in the browser's origin each slug's services are. */
export const rpcDoorsText = (rpcs: readonly Rpc[], door: string): string => `${banner}

/** Base address of the transport of each slug, at the portal's own origin. */
export const rpcDoors = {
${[...new Set(rpcs.map(({ slug }) => slug))].map((slug) => `  ${JSON.stringify(slug)}: '${door}/user/liv/me/${slug}',`).join('\n')}
} as const

export type RpcSlug = keyof typeof rpcDoors
`

const moduleOf = (rpc: Rpc): string => `./${rpc.method.parent.file.name}_pb.js`

const schemaImports = (rpcs: readonly Rpc[]): string =>
  [...Map.groupBy(rpcs, moduleOf)]
    .map(([from, group]) => {
      const values = [...new Set(group.flatMap(({ method }) => [method.parent.name, `${method.input.name}Schema`, `type ${method.output.name}`]))].sort()
      return `import { ${values.join(', ')} } from '${from}'`
    })
    .join('\n')

/** `generated/rpc/queries.ts`: a plain call and TanStack options for each RPC, without React. */
export const rpcQueriesText = (rpcs: readonly Rpc[]): string => `${banner}
import { create, toJson, type JsonValue, type MessageInitShape } from '@bufbuild/protobuf'
import { createClient, type CallOptions, type Transport } from '@connectrpc/connect'
import type { DataTag } from '@tanstack/react-query'
${schemaImports(rpcs)}
import { rpcAnswer, type RpcProblem } from './problem.ts'
${rpcs.map(rpcQuery).join('')}`

const rpcQuery = ({ operationId: id, method, procedure, slug }: Rpc): string => {
  const input = `MessageInitShape<typeof ${method.input.name}Schema>`
  return `
/** RPC \`${procedure}\`, over a transport to the door of \`${slug}\`. Throws \`RpcProblem\`. */
export const ${id} = (transport: Transport, request: ${input} = {}, options: CallOptions = {}): Promise<${method.output.name}> =>
  rpcAnswer('${id}', createClient(${method.parent.name}, transport).${method.localName}(request, options), options.signal)

/** Key of \`${id}\`: the RPC and its request as JSON, in which fields at their default are left out. */
export const ${id}Key = (request: ${input} = {}) => ['${id}', toJson(${method.input.name}Schema, create(${method.input.name}Schema, request))] as const

/** Query options of \`${procedure}\`. */
export const ${id}Options = (transport: Transport, request: ${input} = {}, options: CallOptions = {}) => ({
  // The tag is of types only and has no value.
  queryKey: ${id}Key(request) as DataTag<readonly ['${id}', JsonValue], ${method.output.name}, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => ${id}(transport, request, { ...options, signal }),
})
`
}

/** `generated/rpc/hooks.ts`: one thin hook for each RPC. */
export const rpcHooksText = (rpcs: readonly Rpc[]): string => `${banner}
import type { JsonValue, MessageInitShape } from '@bufbuild/protobuf'
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
${schemaImports(rpcs).replaceAll(/import \{ (.*) \} from/g, (_, names: string) => `import type { ${names.split(', ').map((each) => each.replace('type ', '')).filter((each) => !each.endsWith('Service')).join(', ')} } from`)}
import type { RpcProblem } from './problem.ts'
import { ${rpcs.map(({ operationId }) => `${operationId}Options`).join(', ')} } from './queries.ts'
import { useRpcTransport } from './transport-context.tsx'

/** Everything that \`useQuery\` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>
${rpcs
  .map(
    ({ operationId: id, method, procedure, slug }) => `
/** RPC \`${procedure}\`. */
export const use${pascal(id)} = <Data = ${method.output.name}>(
  request: MessageInitShape<typeof ${method.input.name}Schema> = {},
  options?: Asking<${method.output.name}, Data, readonly ['${id}', JsonValue]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<${method.output.name}, RpcProblem, Data, readonly ['${id}', JsonValue]>({ ...options, ...${id}Options(useRpcTransport('${slug}'), request) })
`,
  )
  .join('')}`
