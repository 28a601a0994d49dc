import type { PortalWorld } from '../world.ts'

/**
 * Allows a refused event stream. The chat may open its stream just after the session has ended or
 * expired.
 */
export function allowLateStream({ guard }: Pick<PortalWorld, 'guard'>): void {
  return guard.expect('failed call', /^(getCredentials|streamEvents) answered 401/, { maybe: true })
}
