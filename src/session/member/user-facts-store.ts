import { mergeUser, noUserFacts, type UserFacts } from './model/user.ts'
import { createStore } from '#platform/store/store.ts'
import { onSignOut } from '../auth/sign-out-cleanup.ts'

/** User data from outside the initial load and the session. Sign-out resets it (2§4). */
export const userFactsStore = createStore<UserFacts>(noUserFacts)

/** Merges a payload into the user facts (AUTH-016). */
export function updateUser(payload: Partial<UserFacts>): void {
  return userFactsStore.update((facts) => mergeUser(facts, payload))
}

onSignOut(() => userFactsStore.set(noUserFacts))
