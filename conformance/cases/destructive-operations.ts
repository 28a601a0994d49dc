import { isSafe } from '../contract/operation-methods.ts'
import type { ContractDocument } from '../contract/document.ts'
import { at, fieldsOf } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'

/** Words of operations that stop a server or empty it, as they are used in paths and names. */
const words =
  /^((shut-?down|power-?off|halt|reboot|restart|terminate|purge|wipe|truncate|drop|flush|nuke|reset|delete|remove|clear|destroy)(-?(all|everything|database|db|server|service|node|state|cache|queue|index|table))?|(delete|remove|clear|reset|purge)-?all.*|factory-?reset)$/i

/** Words that are harmless alone, such as the end of the path of one item. */
const common = /^(delete|remove|clear|destroy|drop|terminate|reset)$/i

const kebab = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')

const looksDestructive = ({ id, method, path, rpc }: Operation): boolean => {
  if (rpc === undefined && isSafe(method)) return false
  const last = path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? ''
  const names = [last, id.split(/[./]/).at(-1) ?? ''].map(kebab)
  // WireMock and others empty a server by POST /admin/reset; a password is reset without harm.
  const isReset = /^reset$/i.test(last) && !/password|pin|secret|token|mfa|code/i.test(path)
  return isReset || names.some((name) => words.test(name) && !common.test(name))
}

const changing = new Set(['DELETE', 'PATCH', 'PUT'])

const bare = (path: string): string => path.replace(/\/$/, '')

/** `DELETE /items` and `PATCH /items` beside `/items/{id}` change the items of everybody. */
const changesAll = ({ method, path, rpc }: Operation, all: readonly Operation[]): boolean =>
  rpc === undefined &&
  changing.has(method) &&
  !path.endsWith('}') &&
  all.some((each) => each.path.startsWith(`${bare(path)}/{`) && /\/\{[^/]+\}\/?$/.test(each.path))

/**
 * Operations that are not called without `--destructive`, with the reason: `x-destructive: true`, or
 * a name such as shutdown or purge, or a change of a whole collection. `x-destructive: false` allows
 * one.
 */
export function destructiveOperations(
  document: ContractDocument,
  operations: Iterable<Operation>,
): Record<string, string> {
  const all = [...operations]
  return Object.fromEntries(
    all.flatMap((operation) => {
      const stated = fieldsOf(at(document.root, operation.pointer))['x-destructive']
      const isDestructive =
        stated === true ||
        (stated !== false && (looksDestructive(operation) || changesAll(operation, all)))
      return isDestructive ? [[operation.id, 'looks destructive: --destructive calls it']] : []
    }),
  )
}
