import { operations, rpcOperations } from '#generated/openapi/operations.ts'

interface Entry {
  readonly operationId: string
  readonly method: string
  readonly pattern: RegExp
}

const entries: Entry[] = Object.values({ ...operations, ...rpcOperations }).flatMap(
  ({ operationId, method, doorPath }) =>
    doorPath === null
      ? []
      : [
          {
            operationId,
            method,
            pattern: new RegExp(
              `^${doorPath.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`,
            ),
          },
        ],
)

/**
 * The operation that a call of the browser is, by the contract's own table; undefined for what is
 * none. No path is of two operations.
 */
export function operationAt(method: string, path: string): string | undefined {
  return entries.find((entry) => entry.method === method && entry.pattern.test(path))?.operationId
}
