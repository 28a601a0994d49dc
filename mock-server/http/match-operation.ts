import { operations as table, rpcOperations } from '../../generated/openapi/operations.ts'
import type { OperationId } from '../handlers/rest-call.ts'

type Route = {
  readonly operationId: OperationId
  readonly method: string
  readonly pattern: RegExp
  readonly path: string
}

const routes: readonly Route[] = Object.values(table)
  .map(({ operationId, method, path }) => ({
    operationId,
    method,
    path,
    pattern: new RegExp(
      `^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
    ),
  }))
  // Paths without parameters are matched first.
  .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))

const isFixed = ({ path }: Route): boolean => !path.includes('{')
const routesOf = (path: string): readonly Route[] =>
  routes.filter((route) => route.pattern.test(path))
/** The routes of each path without parameters. */
const fixedRoutes = new Map(routes.filter(isFixed).map(({ path }) => [path, routesOf(path)]))

const rpcs = new Map(
  Object.values(rpcOperations).flatMap((rpc) => [
    [rpc.path as string, rpc],
    [rpc.procedure as string, rpc],
  ]),
)

/** `path` is the path of call records; `parameters` holds the path parameters as sent. */
export type RestOperation = {
  readonly operationId: OperationId
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
}

export type RpcOperation = {
  readonly operationId: string
  readonly path: string
  readonly procedure: string
  readonly kind: 'query' | 'mutation' | 'stream'
}

/**
 * The operation of a request. `methods` lists those of the path. An RPC matches with any method,
 * because its refusal depends on the protocol.
 */
export type CallMatch = { readonly methods: readonly string[] } & (
  | { readonly protocol: 'rest'; readonly operation: RestOperation | null }
  | { readonly protocol: 'rpc'; readonly operation: RpcOperation | null }
)

/** Paths of RPCs of the contract and of gRPC, which is at the root. */
const rpcPath = /^(\/user\/liv\/me\/|\/portal\.\w+\.v\d)/

export function matchCall(method: string, path: string): CallMatch {
  const rpc = rpcs.get(path)
  if (rpc)
    return {
      protocol: 'rpc',
      operation: { operationId: rpc.operationId, path, procedure: rpc.procedure, kind: rpc.kind },
      methods: rpc.kind === 'query' ? ['GET', 'POST'] : ['POST'],
    }
  if (rpcPath.test(path)) return { protocol: 'rpc', operation: null, methods: [] }
  const here = fixedRoutes.get(path) ?? routesOf(path)
  const route = here.find((candidate) => candidate.method === method)
  return {
    protocol: 'rest',
    operation: route
      ? {
          operationId: route.operationId,
          path: route.path,
          parameters: { ...route.pattern.exec(path)?.groups },
        }
      : null,
    methods: [...new Set(here.map((candidate) => candidate.method))],
  }
}

const known = new Set(
  [
    ...routes.map((route) => route.path),
    ...Object.values(rpcOperations).map((rpc) => rpc.path),
  ].flatMap((path) => path.split('/')),
)

/**
 * Masks a path outside the contract for a record. Segments that occur in no path of the contract
 * may be ids.
 */
export function maskedPath(path: string): string {
  return path
    .split('/')
    .slice(0, 20)
    .map((segment) => (known.has(segment) ? segment : '{…}'))
    .join('/')
}
