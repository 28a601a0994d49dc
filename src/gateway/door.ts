import { defaultPathSerializer } from 'openapi-fetch'
import { bases } from '#generated/openapi/operations.ts'

/**
 * The base-path rule, applied here and nowhere else: the path at the portal's own door for a path of the contract.
 * Throws for a path that has no door.
 */
export function doorPath(contractPath: string): string {
  const base = Object.values(bases).find(({ contractPrefix }) => contractPath.startsWith(contractPrefix))
  if (!base || base.door === null) throw new Error(`The path ${contractPath} has no door.`)
  return base.door + contractPath
}

/** For openapi-fetch: fills in the path's parameters and leads the call through the door. */
export const serializePath = (path: string, parameters: Record<string, unknown>): string =>
  doorPath(defaultPathSerializer(path, parameters))
