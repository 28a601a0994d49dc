import * as Schema from 'effect/Schema'
import { answerMfaChallenge, listMfaContactPoints } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import type { components } from '#generated/openapi/types.d.ts'
import type { Grant } from './access.ts'
import { decoder, type Accepts } from './decode.ts'
import { asRefusal, failing } from './problem.ts'
import { grantOf } from './session.ts'

type Wire = components['schemas']

/** How a one-time code reaches the member; the destination is masked by the server. */
const ContactPoint = Schema.Struct({ contactType: Schema.Literals(['EMAIL', 'SMS']), destination: Schema.NonEmptyString })
export type ContactPoint = typeof ContactPoint.Type
const ContactPoints = Schema.Struct({ contactTypes: Schema.Array(ContactPoint) })
/** A code on its way; both times are seconds from now. */
const SentCode = Schema.Struct({ ...ContactPoint.fields, expiresIn: Schema.Int, resendAfter: Schema.Int })
export type SentCode = typeof SentCode.Type

export type AcceptsMfa = [Accepts<Wire['MfaContactPoints'], typeof ContactPoints>, Accepts<Wire['MfaChallenge'], typeof SentCode>]

const contactPoints = decoder('listMfaContactPoints', ContactPoints)
const sentCode = decoder('answerMfaChallenge', SentCode)

/**
 * The second step of sign-in (2§7). Each rejects with a Failure: Refused 401 for an MFA token that works no more, Refused 422 for a code
 * or contact that is not taken (its `error` says which), NotAllowed when it is locked, TooMany before another code may be asked for.
 */
export const createMfaCalls = (client: PortalClient) => ({
  contactPoints: (mfaToken: string): Promise<readonly ContactPoint[]> =>
    failing(listMfaContactPoints(client, { id: mfaToken }).catch(asRefusal).then(answer => contactPoints(answer).contactTypes)),
  send: (mfaToken: string, contactType: ContactPoint['contactType']): Promise<SentCode> =>
    // The request says which of the two answers comes back.
    failing(answerMfaChallenge(client, { body: { mfaToken, contactType } }).catch(asRefusal).then(answer => sentCode(answer as Wire['MfaChallenge']))),
  verify: (mfaToken: string, code: string, trustDevice: boolean): Promise<Grant> =>
    failing(answerMfaChallenge(client, { body: { mfaToken, code, trustDevice } }).catch(asRefusal).then(answer => grantOf(answer as Wire['Session']))),
})
