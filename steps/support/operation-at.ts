import { operations, rpcOperations } from '#generated/openapi/operations.ts'

interface Entry {
  readonly operationId: string
  readonly method: string
  readonly pattern: RegExp
}

const entries: Entry[] = Object.values({ ...operations, ...rpcOperations }).flatMap(({ operationId, method, doorPath }) =>
  doorPath === null ? [] : [{ operationId, method, pattern: new RegExp(`^${doorPath.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`) }],
)

/** The operation that a call of the browser is, by the contract's own table; undefined for what is none. */
export const operationAt = (method: string, path: string): string | undefined =>
  // A path without a parameter is the finer one: `/scores` before `/scores/{pillar}` never clash, but let order not decide.
  entries.filter((entry) => entry.method === method && entry.pattern.test(path)).sort((a, b) => b.pattern.source.length - a.pattern.source.length)[0]?.operationId
