import * as Schema from 'effect/Schema'
import { CalendarDate, listOf, matching, text } from './formats.ts'
import { Address, Phone } from './member.ts'

/** The country that the member picked for a phone: dial prefix with its plus sign, ISO 3166 alpha-2 of the flag. */
export const SelectedCountry = Schema.Struct({ prefix: matching(/^\+[1-9][0-9]{0,3}$/), flag: matching(/^[A-Z]{2}$/) })

const phoneType = Phone.fields.phoneType
/** `number` as typed, or `numberE164` complete; never both (2§7). */
export const PhoneChange = Schema.Union([
  Schema.Struct({ phoneType, number: text(1, 30), selectedCountry: SelectedCountry }),
  Schema.Struct({ phoneType, numberE164: matching(/^\+[1-9][0-9]{4,14}$/), selectedCountry: SelectedCountry }),
])

/** The member's own particulars as they type them, all at once. `currentPassword` is needed when the email address or a phone changes. */
export const PersonalInfoChange = Schema.Struct({
  firstName: text(1, 100),
  lastName: text(1, 100),
  birthDate: CalendarDate,
  email: text(1, 254),
  phones: listOf(PhoneChange, 10),
  address: Schema.NullOr(Address),
  currentPassword: Schema.optionalKey(text(1, 256)),
})
export type PersonalInfoChange = typeof PersonalInfoChange.Type
