import { getUserToken } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import type { UserToken } from '#generated/schemas/openapi/account.reader.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/** The member's id of an answer. */
export function userIdOf({ userId }: UserToken): string {
  return userId
}

/** Fetches the id of the session's member. Rejects with a Failure. */
export function fetchUserId(client: PortalClient): Promise<string> {
  return rejectWithFailure(getUserToken(client).then(userIdOf))
}
