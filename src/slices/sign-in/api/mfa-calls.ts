import { mfaChoiceOf, type ContactType, type MfaContactPoint } from '../model/mfa.ts'
import { answerMfaChallenge, listMfaContactPoints } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { answerMfaChallengeMutation } from '#generated/openapi/queries.ts'
import type { MfaChallenge } from '#generated/schemas/openapi/mfa.reader.ts'
import type { Rows } from '#generated/schemas/read.ts'
import type { TokenGrant } from '#platform/http/token-source.ts'
import { ContractBroken } from '#platform/http/failure.ts'
import { toRefusal, rejectWithFailure } from '#platform/http/to-failure.ts'
import { tokenGrantOf } from '#session/auth/api/auth-calls.ts'

/** The request determines which of the two responses is expected; the other one is an error. */
const notAsked = () =>
  new ContractBroken({ operation: answerMfaChallengeMutation.id, problem: 'answer' })

/**
 * The second step of sign-in (2§7). Each call rejects with a Failure: Refused 401 for an invalid
 * MFA token, Refused 422 for a rejected code or contact (see its `error`), NotAllowed when locked,
 * TooMany before the wait is over.
 */
export function createMfaCalls(client: PortalClient) {
  return {
    contactPoints: (mfaToken: string): Promise<Rows<MfaContactPoint>> =>
      rejectWithFailure(
        listMfaContactPoints(client, { id: mfaToken }).catch(toRefusal).then(mfaChoiceOf),
      ),
    send: (mfaToken: string, contactType: ContactType): Promise<MfaChallenge> =>
      rejectWithFailure(
        answerMfaChallenge(client, { body: { mfaToken, contactType } })
          .catch(toRefusal)
          .then((answer) => {
            if ('access_token' in answer) throw notAsked()
            return answer
          }),
      ),
    verify: (mfaToken: string, code: string, trustDevice: boolean): Promise<TokenGrant> =>
      rejectWithFailure(
        answerMfaChallenge(client, { body: { mfaToken, code, trustDevice } })
          .catch(toRefusal)
          .then((answer) => {
            if (!('access_token' in answer)) throw notAsked()
            return tokenGrantOf(answer)
          }),
      ),
  }
}
