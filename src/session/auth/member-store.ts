import { createStore, type Store } from '#platform/store/store.ts'
import { onSignOut, type SignOutReason } from './sign-out-cleanup.ts'

/**
 * Creates a store of what this tab holds of the signed-in member. The end of their session sets it
 * to what `afterSession` returns, its first value by default, so that the next member finds nothing of it.
 */
export function createMemberStore<T>(
  initial: T,
  afterSession: (value: T, why: SignOutReason) => T = () => initial,
): Store<T> {
  const store = createStore(initial)
  onSignOut((why) => store.update((value) => afterSession(value, why)))
  return store
}
