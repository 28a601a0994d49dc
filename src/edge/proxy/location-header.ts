import { bases } from '#generated/openapi/operations.ts'
import type { UpstreamBase } from '../edge-config.ts'

/**
 * Where the browser finds what was created: the path that the provider names, at the portal's own
 * origin. Undefined for an address of another host or for no path of the base, so that an answer
 * never leads away.
 */
export function portalLocation(base: UpstreamBase, location: string): string | undefined {
  const { door, contractPrefix, stripUpstream } = bases[base]
  const path = stripUpstream + location
  if (!/^\/[\w.~%-][\w.~%/-]*$/.test(location) || location.includes('..')) return undefined
  return path.startsWith(contractPrefix) ? door + path : undefined
}
