// Written by `npm run generate` from contracts/. Do not edit.
import { formats, map, number, object, optional, text, words, type Tolerant } from '../tolerant.ts'
import type { PartnerId, PartnerAccessCode, PartnerSession, IdentityCode, PartnerRedirectForm, SsoStatus, FormParameters, PartnerRedirect } from './partners.reader.ts'

const pattern = text(/^[A-Za-z0-9_\-]+$/u)
const pattern2 = text(/^https?:\/\/[A-Za-z0-9.\-]+(:[0-9]{1,5})?(\/[A-Za-z0-9._~%!$&()*+,;=:@/?\-]*)?$/u)

export const PartnerIdReader: Tolerant<PartnerId> = pattern

export const PartnerAccessCodeReader: Tolerant<PartnerAccessCode> = object({
  access_code: text(/./su),
})

export const PartnerSessionReader: Tolerant<PartnerSession> = object({
  token: text(/./su),
  refreshToken: optional(text(/./su)),
  lifeSeconds: number(true, 1, 86400),
})

export const IdentityCodeReader: Tolerant<IdentityCode> = object({
  code: text(/./su),
})

export const PartnerRedirectFormReader: Tolerant<PartnerRedirectForm> = object({
  accessCode: text(/./su),
})

export const SsoStatusReader: Tolerant<SsoStatus> = words('ESTABLISHED', 'ACCOUNT_MERGE', 'FAILURE')

export const FormParametersReader: Tolerant<FormParameters> = map(text())

export const PartnerRedirectReader: Tolerant<PartnerRedirect> = object({
  ssoStatus: SsoStatusReader,
  uri: optional(pattern2),
  parameters: optional(FormParametersReader),
  wellspringUuid: optional(formats.uuid),
})
