import { mergeUser, noUserFacts, type UserFacts } from './model/user.ts'
import { createMemberStore } from '../auth/member-store.ts'

/** User data from outside the initial load and the session. Sign-out resets it (2§4). */
export const userFactsStore = createMemberStore<UserFacts>(noUserFacts)

/** Merges a payload into the user facts (AUTH-016). */
export function updateUser(payload: Partial<UserFacts>): void {
  return userFactsStore.update((facts) => mergeUser(facts, payload))
}
