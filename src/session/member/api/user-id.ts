import { getUserToken } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import type { UserToken } from '#generated/schemas/openapi/account.reader.ts'
import { failing } from '#platform/http/to-failure.ts'

/** The member's id out of its answer. */
export function userIdOf({ userId }: UserToken): string {
  return userId
}

/** Asks whose session it is. Rejects with a Failure. */
export function askUserId(client: PortalClient): Promise<string> {
  return failing(getUserToken(client).then(userIdOf))
}
