import { mfaChoiceOf, type ContactType, type MfaChoice } from '../model/mfa.ts'
import { answerMfaChallenge, listMfaContactPoints, startMfaStep } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import type { AnswerMfaChallengeParams } from '#generated/openapi/calls.ts'
import { answerMfaChallengeMutation, startMfaStepMutation } from '#generated/openapi/queries.ts'
import type { MfaChallenge, PasskeyRequest } from '#generated/schemas/openapi/mfa.reader.ts'
import { hasPasskeys, type PasskeyProof } from '#session/auth/api/passkeys.ts'
import { knownOrNull } from '#platform/model/parts/part.ts'
import type { TokenGrant } from '#platform/http/token-source.ts'
import { ContractBroken } from '#platform/http/failure.ts'
import { toRefusal, rejectWithFailure } from '#platform/http/to-failure.ts'
import { tokenGrantOf } from '#session/auth/api/auth-calls.ts'

/** The request determines which of the two responses is expected; the other one is an error. */
const notAsked = () =>
  new ContractBroken({ operation: answerMfaChallengeMutation.id, problem: 'answer' })

const notPasskey = (): never => {
  throw new ContractBroken({ operation: startMfaStepMutation.id, problem: 'answer' })
}

/**
 * The second step of sign-in (2§7). Each call rejects with a Failure: Refused 401 for an invalid
 * MFA token, Refused 422 for a rejected code or contact (see its `error`), NotAllowed when locked,
 * TooMany before the wait is over.
 */
export function createMfaCalls(client: PortalClient) {
  return {
    choice: (mfaToken: string): Promise<MfaChoice> =>
      rejectWithFailure(
        listMfaContactPoints(client, { id: mfaToken })
          .catch(toRefusal)
          .then((read) => mfaChoiceOf(read, hasPasskeys())),
      ),
    /** Says that a code of the app follows. */
    startApp: async (mfaToken: string): Promise<void> => {
      await rejectWithFailure(
        startMfaStep(client, { body: { mfaToken, step: 'AUTHENTICATOR' } }).catch(toRefusal),
      )
    },
    /** What a passkey of the member must sign. */
    startPasskey: (mfaToken: string): Promise<PasskeyRequest> =>
      rejectWithFailure(
        startMfaStep(client, { body: { mfaToken, step: 'PASSKEY' } })
          .catch(toRefusal)
          .then(({ passkey }) => knownOrNull(passkey) ?? notPasskey()),
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
      granted({ mfaToken, code, trustDevice }),
    prove: (mfaToken: string, proof: PasskeyProof): Promise<TokenGrant> =>
      granted({ mfaToken, ...proof, trustDevice: false }),
  }

  function granted(body: AnswerMfaChallengeParams['body']): Promise<TokenGrant> {
    return rejectWithFailure(
      answerMfaChallenge(client, { body })
        .catch(toRefusal)
        .then((answer) => {
          if (!('access_token' in answer)) throw notAsked()
          return tokenGrantOf(answer)
        }),
    )
  }
}
