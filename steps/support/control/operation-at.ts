import { operations, rpcOperations } from '../../../generated/openapi/operations.ts'

interface Entry {
  readonly operationId: string
  readonly pattern: RegExp
}

/** Operations by their method and their number of path segments: a page asks for each request. */
const entries = new Map<string, Entry[]>()
const kindOf = (method: string, path: string): string => `${method} ${path.split('/').length}`
for (const { operationId, method, doorPath } of Object.values({
  ...operations,
  ...rpcOperations,
})) {
  if (doorPath === null) continue
  const pattern = new RegExp(
    `^${doorPath.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`,
  )
  const kind = kindOf(method, doorPath)
  entries.set(kind, [...(entries.get(kind) ?? []), { operationId, pattern }])
}

/**
 * The operation of a browser call, from the contract; undefined for other calls. Each path belongs
 * to one operation.
 */
export function operationAt(method: string, path: string): string | undefined {
  return entries.get(kindOf(method, path))?.find(({ pattern }) => pattern.test(path))?.operationId
}
