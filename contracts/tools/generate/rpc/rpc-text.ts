import type { RpcMethod } from './rpc-methods.ts'
import { banner, deprecatedTag } from '../identifiers.ts'

const isKeyed = ({ safeWrite }: RpcMethod): boolean => safeWrite?.idempotencyKey === true
const keyedImport = (rpcs: readonly RpcMethod[]): string =>
  rpcs.some(isKeyed) ? "import { keyed } from '../../safe-write.ts'\n" : ''
const isWhole = ({ pages }: RpcMethod): boolean => pages?.client === 'all'
const wholeCall = ({ operationId, pages }: RpcMethod, call: string): string =>
  pages?.client === 'all'
    ? `allPages('${operationId}', '${pages.items}', request, (request) => ${call})`
    : call
const keyedCall = (rpc: RpcMethod, call: string): string =>
  isKeyed(rpc) ? `keyed('${rpc.operationId}', request, init, (init) => ${call})` : call

/** Whether the RPC has the option `deprecated`. */
export function isDeprecated({ method }: Pick<RpcMethod, 'method'>): boolean {
  return method.proto.options?.deprecated === true
}

/**
 * `generated/rpc/calls/<slug>.ts`: one call per unary RPC, with the path that the browser uses and
 * the reader of its response.
 */
export function rpcCallsText(rpcs: readonly RpcMethod[], door: string): string {
  return `${banner}
import type { RpcClient, RpcInit } from './client.ts'
${rpcs.some(isWhole) ? "import { allPages } from './pages.ts'\n" : ''}import { readRpc } from './read-rpc.ts'
${keyedImport(rpcs)}${requestImports(rpcs)}
${readTypeImports(rpcs, true)}
${rpcs
  .map(
    (rpc) => `
/**
 * RPC \`${rpc.procedure}\`, in the JSON form of its messages. Throws
 * \`RpcProblem\`.${deprecatedTag(isDeprecated(rpc))}
 */
export const ${rpc.operationId} = (client: RpcClient, request: ${rpc.method.input.name}Json = {}, init: RpcInit = {}): Promise<${rpc.method.output.name}> =>
  ${keyedCall(rpc, wholeCall(rpc, `readRpc(client, '${rpc.operationId}', read${rpc.method.output.name}, '${door}/user/liv/me/${rpc.slug}${rpc.procedure}', request, init)`))}
`,
  )
  .join('')}`
}

/** The wire types of the requests. */
export function requestImports(rpcs: readonly RpcMethod[]): string {
  const files = Map.groupBy(
    [...new Set(rpcs.map(({ method }) => method.input))],
    ({ file }) => file.name,
  )
  return [...files]
    .map(
      ([file, messages]) =>
        `import type { ${messages
          .map(({ name }) => `${name}Json`)
          .sort()
          .join(', ')} } from './${file}_pb.js'`,
    )
    .join('\n')
}

/** The types of the responses after reading; with their readers when `withReaders` is set. */
export function readTypeImports(rpcs: readonly RpcMethod[], withReaders: boolean): string {
  const files = Map.groupBy([...new Set(rpcs.map(({ method }) => method.output))], ({ file }) =>
    (file.proto.package.split('.')[1] ?? '').replaceAll('_', '-'),
  )
  return [...files]
    .map(([slug, messages]) => {
      const names = messages.map(({ name }) => name).sort()
      return withReaders
        ? `import { ${names.flatMap((name) => [`read${name}`, `type ${name}`]).join(', ')} } from '../../schemas/rpc/${slug}.reader.ts'`
        : `import type { ${names.join(', ')} } from '../../schemas/rpc/${slug}.reader.ts'`
    })
    .join('\n')
}
