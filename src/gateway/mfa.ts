import { MfaChallenge, MfaContactPoints, type ContactType, type MfaContactPoint } from '#domain/mfa.ts'
import { answerMfaChallenge, listMfaContactPoints } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import type { components } from '#generated/openapi/types.d.ts'
import type { Grant } from './access.ts'
import { decoder, type Accepts } from './decode.ts'
import { asRefusal, failing } from './problem.ts'
import { grantOf } from './session.ts'

type Wire = components['schemas']

export type AcceptsMfa = [Accepts<Wire['MfaContactPoints'], typeof MfaContactPoints>, Accepts<Wire['MfaChallenge'], typeof MfaChallenge>]

const contactPoints = decoder('listMfaContactPoints', MfaContactPoints)
const sentCode = decoder('answerMfaChallenge', MfaChallenge)

/**
 * The second step of sign-in (2§7). Each rejects with a Failure: Refused 401 for an MFA token that works no more, Refused 422 for a code
 * or contact that is not taken (its `error` says which), NotAllowed when it is locked, TooMany before another code may be asked for.
 */
export const createMfaCalls = (client: PortalClient) => ({
  contactPoints: (mfaToken: string): Promise<readonly MfaContactPoint[]> =>
    failing(listMfaContactPoints(client, { id: mfaToken }).catch(asRefusal).then(answer => contactPoints(answer).contactTypes)),
  send: (mfaToken: string, contactType: ContactType): Promise<MfaChallenge> =>
    // The request says which of the two answers comes back.
    failing(answerMfaChallenge(client, { body: { mfaToken, contactType } }).catch(asRefusal).then(answer => sentCode(answer as Wire['MfaChallenge']))),
  verify: (mfaToken: string, code: string, trustDevice: boolean): Promise<Grant> =>
    failing(answerMfaChallenge(client, { body: { mfaToken, code, trustDevice } }).catch(asRefusal).then(answer => grantOf(answer as Wire['Session']))),
})
