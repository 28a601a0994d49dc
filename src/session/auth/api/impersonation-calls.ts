import type { Impersonation } from '../../member/model/impersonation.ts'
import { endImpersonation, getImpersonation } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/**
 * Reads which staff user views this account (IMP-012). Rejects with a Failure: Refused 404 for a
 * member session.
 */
export function readImpersonation(client: PortalClient): Promise<Impersonation> {
  return rejectWithFailure(getImpersonation(client))
}

/** Ends the staff session. Rejects with a Failure. */
export function endImpersonationCall(client: PortalClient): Promise<void> {
  return rejectWithFailure(endImpersonation(client))
}
