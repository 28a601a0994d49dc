import type { UpstreamBase } from '../config/edge-config.ts'

/** The fields of the operation table that the edge uses (generated/openapi/operations.ts). */
export interface EdgeOperation {
  readonly operationId: string
  readonly method: string
  /** The path template at the edge, with its base: `/api/v1/users/{userId}/reading/bp`. */
  readonly doorPath: string
  readonly base: UpstreamBase
  /** Empty for operations without a body. */
  readonly requestMediaTypes: readonly string[]
  readonly secured: boolean
  /** Of RPCs: 'query', 'mutation', or 'stream' for an endless answer. */
  readonly kind?: string
}

export type Allowlist = (method: string, path: string) => EdgeOperation | undefined

interface Branch {
  literal: Map<string, Branch>
  parameter?: Branch
  operations: Map<string, EdgeOperation>
}

/**
 * Creates the lookup of operations by method and path. Literal segments win over parameters, as in
 * OpenAPI.
 */
export function createAllowlist(operations: readonly EdgeOperation[]): Allowlist {
  const exact = new Map<string, EdgeOperation>()
  const root = newBranch()
  for (const operation of operations) {
    if (operation.doorPath.includes('{')) plant(root, operation)
    else exact.set(`${operation.method.toUpperCase()} ${operation.doorPath}`, operation)
  }
  return (method, path) =>
    exact.get(`${method} ${path}`) ?? climb(root, path.slice(1).split('/'), 0, method)
}

function newBranch(): Branch {
  return { literal: new Map(), operations: new Map() }
}

function plant(root: Branch, operation: EdgeOperation): void {
  let branch = root
  for (const segment of operation.doorPath.slice(1).split('/')) {
    if (segment.startsWith('{')) branch = branch.parameter ??= newBranch()
    else {
      const next = branch.literal.get(segment) ?? newBranch()
      branch.literal.set(segment, next)
      branch = next
    }
  }
  branch.operations.set(operation.method.toUpperCase(), operation)
}

function climb(
  branch: Branch,
  segments: readonly string[],
  index: number,
  method: string,
): EdgeOperation | undefined {
  const segment = segments[index]
  if (segment === undefined) return branch.operations.get(method)
  if (segment === '') return undefined
  const literal = branch.literal.get(segment)
  const found = literal && climb(literal, segments, index + 1, method)
  return found ?? (branch.parameter && climb(branch.parameter, segments, index + 1, method))
}
