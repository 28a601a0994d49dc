import { memberById, type MemberRow } from '../../database/tables/members.ts'
import { countRequest, deleteRequests, type RateLimit } from '../../database/tables/rate-limits.ts'
import type { Store } from '../../database/store.ts'
import { isRightPassword } from './password-hash.ts'

/** Limit on wrong current passwords, shared by every change that needs one. */
export const WRONG_CURRENT: RateLimit = { kind: 'current-password', most: 5, ms: 30 * 60_000 }

type CurrentPassword =
  | { readonly type: 'right'; readonly member: MemberRow }
  | { readonly type: 'wrong' | 'gone' }
  | { readonly type: 'wait'; readonly headers: { readonly 'Retry-After': string } }

/** Checks the current password of a signed-in member. */
export async function checkCurrentPassword(
  store: Store,
  memberId: string,
  password: string,
  now: number,
): Promise<CurrentPassword> {
  // Counted before the check, so that parallel guesses cannot exceed the limit.
  const wait = await store.transaction((sql) => countRequest(sql, WRONG_CURRENT, memberId, now))
  if (wait !== null) return { type: 'wait', headers: { 'Retry-After': String(wait) } }
  const member = await memberById(store, memberId)
  if (!member) return { type: 'gone' }
  if (!(await isRightPassword(password, member.password_hash))) return { type: 'wrong' }
  await store.transaction((sql) => deleteRequests(sql, WRONG_CURRENT.kind, memberId))
  return { type: 'right', member }
}
