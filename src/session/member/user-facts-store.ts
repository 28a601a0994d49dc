import { mergeUser, noUserFacts, type UserFacts } from './model/user.ts'
import { createStore } from '#platform/store/store.ts'
import { onSignOut } from '../auth/sign-out-cleanup.ts'

/**
 * What is told about the user outside the initial load and the session. It ends with the session
 * (2§4: logout resets state).
 */
export const userFactsStore = createStore<UserFacts>(noUserFacts)

/** Merges a payload into it (AUTH-016). */
export function updateUser(payload: Partial<UserFacts>): void {
  return userFactsStore.update((facts) => mergeUser(facts, payload))
}

onSignOut(() => userFactsStore.set(noUserFacts))
