import type { Impersonation } from '../../member/model/impersonation.ts'
import { endImpersonation, getImpersonation } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/**
 * Who of the staff views this account (IMP-012). Rejects with a Failure: Refused 404 for a session
 * of the member's own.
 */
export function readImpersonation(client: PortalClient): Promise<Impersonation> {
  return rejectWithFailure(getImpersonation(client))
}

/** Ends the session in which the staff view an account. Rejects with a Failure. */
export function endImpersonationCall(client: PortalClient): Promise<void> {
  return rejectWithFailure(endImpersonation(client))
}
