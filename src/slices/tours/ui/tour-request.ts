import { createStore } from '#platform/store/store.ts'

/**
 * Whether the member has asked for the tour, and whether it is to begin: a little after she did
 * (1§4).
 */
export const tourRequest = createStore<'none' | 'asked' | 'due'>('none')

/**
 * The help menu's Product tour. Whoever shows tours hears of it, also one that is still being
 * downloaded.
 */
export function requestTour(): void {
  return tourRequest.set('asked')
}
