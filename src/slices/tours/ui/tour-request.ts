import { createMemberStore } from '#session/auth/member-store.ts'

/**
 * Whether the member has requested the tour, and whether it is due: a little after the request
 * (1§4).
 */
export const tourRequest = createMemberStore<'none' | 'asked' | 'due'>('none')

/** Requests the tour from the help menu. It also works while the tour module is still loading. */
export function requestTour(): void {
  return tourRequest.set('asked')
}
