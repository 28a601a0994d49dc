import { fetchUserId } from '../member/api/user-id.ts'
import { memberTag } from './member-tag.ts'

/**
 * Identifies the member after a session that left data in this tab. Rejects with a Failure. A
 * separate module, because few sign-ins need it.
 */
export async function identifyMember(client: Parameters<typeof fetchUserId>[0]): Promise<string> {
  return memberTag(await fetchUserId(client))
}
