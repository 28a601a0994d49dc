import { operations, rpcOperations } from '../../../generated/openapi/operations.ts'

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
 * The operation of a browser call, from the contract; undefined for other calls. Each path belongs
 * to one operation.
 */
export function operationAt(method: string, path: string): string | undefined {
  return entries.find((entry) => entry.method === method && entry.pattern.test(path))?.operationId
}
