import { bases } from '#generated/openapi/operations.ts'
import type { UpstreamBase } from '../config/edge-config.ts'

/**
 * Maps the Location of a created resource to the portal's origin. Returns undefined for another
 * host or a path outside of the base.
 */
export function portalLocation(base: UpstreamBase, location: string): string | undefined {
  const { door, contractPrefix, stripUpstream } = bases[base]
  const path = stripUpstream + location
  if (!/^\/[\w.~%-][\w.~%/-]*$/.test(location) || location.includes('..')) return undefined
  return path.startsWith(contractPrefix) ? door + path : undefined
}
