import * as Schema from 'effect/Schema'
import { matching, text, Uuid } from './formats.ts'
import { ssoStatuses } from './sso.ts'

const fieldName = /^[A-Za-z][\w.-]{0,99}$/

/** The fields of a form to post, by name. */
const FormParameters = Schema.Record(Schema.String, text(0, 100_000)).check(
  Schema.makeFilter((fields) => Object.keys(fields).length <= 30 && Object.keys(fields).every((name) => fieldName.test(name)), { expected: 'at most 30 fields with names' }),
)

/** What the SAML redirect calls answer (2§7); `sso.ts` decides what follows from it. */
export const PartnerRedirect = Schema.Struct({
  ssoStatus: Schema.Literals(ssoStatuses),
  uri: Schema.optionalKey(matching(/^https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?(\/[\w.~%!$&()*+,;=:@/?-]*)?$/, 2000)),
  parameters: Schema.optionalKey(FormParameters),
  wellspringUuid: Schema.optionalKey(Uuid),
})
export type PartnerRedirect = typeof PartnerRedirect.Type
