import { fetchUserId } from '../member/api/user-id.ts'
import { memberTag } from './member-tag.ts'

/**
 * Who came after a session that left something behind. Rejects with a Failure. Apart, for few
 * sign-ins need it.
 */
export async function identifyMember(client: Parameters<typeof fetchUserId>[0]): Promise<string> {
  return memberTag(await fetchUserId(client))
}
