import { getUserToken } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import type { UserToken } from '#generated/schemas/openapi/account.reader.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/** The member's id out of its answer. */
export function userIdOf({ userId }: UserToken): string {
  return userId
}

/** Asks whose session it is. Rejects with a Failure. */
export function fetchUserId(client: PortalClient): Promise<string> {
  return rejectWithFailure(getUserToken(client).then(userIdOf))
}
