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

/**
 * The operation of a request. `methods` lists those of the path; `parameters` holds its path
 * parameters as sent.
 */
export type OperationMatch = {
  readonly operation: {
    readonly operationId: OperationId
    readonly path: string
    readonly parameters: Readonly<Record<string, string>>
  } | null
  readonly methods: readonly string[]
}

export function matchRest(method: string, path: string): OperationMatch {
  const here = routes.filter((route) => route.pattern.test(path))
  const route = here.find((candidate) => candidate.method === method)
  const methods = [...new Set(here.map((candidate) => candidate.method))]
  if (!route) return { operation: null, methods }
  const groups = route.pattern.exec(path)?.groups ?? {}
  const parameters = Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, text]))
  return { operation: { operationId: route.operationId, path: route.path, parameters }, methods }
}

/** Finds an RPC by its path in the contract or by its gRPC path at the root. */
export function matchRpc(
  path: string,
): { readonly operationId: string; readonly procedure: string; readonly kind: string } | null {
  return (
    Object.values(rpcOperations).find((rpc) => rpc.path === path || rpc.procedure === path) ?? null
  )
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
