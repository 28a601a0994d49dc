// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, either, number, object, optional, rows, text, words, type Tolerant } from '../tolerant.ts'
import type { MfaToken, MfaContactType, MfaSendRequest, MfaCodeRequest, MfaChallengeRequest, MaskedDestination, MfaChallenge, MfaContactPoint, MfaContactPoints } from './mfa.reader.ts'

const pattern = text(/^[A-Za-z0-9_\-]+$/u)
const pattern2 = text(/^[0-9]{6}$/u)
const pattern3 = text(/^[!-~]*•[!-~•]*$/u)

export const MfaTokenReader: Tolerant<MfaToken> = pattern

export const MfaContactTypeReader: Tolerant<MfaContactType> = words('EMAIL', 'SMS')

export const MfaSendRequestReader: Tolerant<MfaSendRequest> = object({
  mfaToken: MfaTokenReader,
  contactType: MfaContactTypeReader,
})

export const MfaCodeRequestReader: Tolerant<MfaCodeRequest> = object({
  mfaToken: MfaTokenReader,
  code: pattern2,
  trustDevice: optional(boolean),
})

export const MfaChallengeRequestReader: Tolerant<MfaChallengeRequest> = either(MfaSendRequestReader, MfaCodeRequestReader)

export const MaskedDestinationReader: Tolerant<MaskedDestination> = pattern3

export const MfaChallengeReader: Tolerant<MfaChallenge> = object({
  contactType: MfaContactTypeReader,
  destination: MaskedDestinationReader,
  expiresIn: number(true, 1, 3600),
  resendAfter: number(true, 0, 3600),
})

export const MfaContactPointReader: Tolerant<MfaContactPoint> = object({
  contactType: MfaContactTypeReader,
  destination: MaskedDestinationReader,
})

export const MfaContactPointsReader: Tolerant<MfaContactPoints> = object({
  contactTypes: rows(MfaContactPointReader, 1),
})
