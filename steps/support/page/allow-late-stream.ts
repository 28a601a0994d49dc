import type { PortalWorld } from '../world.ts'

/**
 * Allows a refused event stream and the refused refresh that follows it. The chat may open its
 * stream just after the session has ended or expired.
 */
export function allowLateStream({ guard }: Pick<PortalWorld, 'guard'>): void {
  return guard.expect('failed call', /^(getCredentials|streamEvents|refreshSession) answered 401/, {
    maybe: true,
  })
}
