import { createAccessCode, getPublicIdentity } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { initialAnswers } from '../../startup/api/initial-answers.ts'
import { toRefusal, rejectWithFailure } from '#platform/http/to-failure.ts'

/** Calls that return the values of the handover forms. Each rejects with a Failure. */
export function createHandoverCalls(open: PortalClient, member: PortalClient) {
  return {
    memberUuid: (): Promise<string> =>
      rejectWithFailure(getPublicIdentity(member).then(initialAnswers.publicUUID)),
    /** Creates a single-use code for the session of an access token. */
    accessCode: (token: string): Promise<string> =>
      rejectWithFailure(
        createAccessCode(open, { body: { jwt: token } })
          .catch(toRefusal)
          .then(({ code }) => code),
      ),
  }
}
