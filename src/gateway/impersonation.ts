import type { Impersonation } from '#domain/impersonation.ts'
import { endImpersonation, getImpersonation } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { failing } from './problem.ts'

/**
 * Who of the staff views this account (IMP-012). Rejects with a Failure: Refused 404 for a session
 * of the member's own.
 */
export const readImpersonation = (client: PortalClient): Promise<Impersonation> =>
  failing(getImpersonation(client))

/** Ends the session in which the staff view an account. Rejects with a Failure. */
export const endImpersonationCall = (client: PortalClient): Promise<void> =>
  failing(endImpersonation(client))
