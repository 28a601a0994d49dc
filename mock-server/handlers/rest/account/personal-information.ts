import { isAhead } from '../../../services/time/calendar-date.ts'
import { readFact, writeFact } from '../../../database/facts/facts.ts'
import { isStill, lockMember, memberById } from '../../../database/tables/members.ts'
import { wallClock } from '../../../services/time/time-zone.ts'
import {
  changedAddresses,
  isSignInNameTaken,
  recordAddressChange,
} from '../../../services/auth/changed-addresses.ts'
import {
  brokenAddress,
  isEmail,
  isName,
  phoneNumber,
} from '../../../services/members/contact-rules.ts'
import type { RestAnswer, RestHandlers, Schema } from '../../rest-call.ts'
import { checkCurrentPassword } from '../../../services/auth/current-password.ts'

type Info = Schema<'PersonalInfo'>
type Change = Schema<'PersonalInfoChange'>
type Rule =
  | 'invalid_name'
  | 'invalid_address'
  | 'po_box_not_allowed'
  | 'invalid_email'
  | 'invalid_phone'
  | 'repeated_phone_type'
  | 'invalid_birth_date'
type Broken = { readonly rule: Rule; readonly field: string }

/** Normalizes a phone for storage. A stored phone is not validated again. */
const keptPhone = (
  phone: Change['phones'][number],
  before: Info['phones'],
): Schema<'Phone'> | null => {
  const {
    phoneType,
    selectedCountry: { prefix, flag },
  } = phone
  const text = 'number' in phone ? phone.number : phone.numberE164
  const known = before.find(
    (one) =>
      one.phoneType === phoneType &&
      one.countryCode === flag &&
      (one.number === text || one.numberE164 === text),
  )
  if (known) return known
  const number = phoneNumber(text, flag)
  return number === null || number.prefix !== prefix
    ? null
    : { phoneType, number: number.national, numberE164: number.e164, countryCode: flag }
}

const isSameAddress = (a: Info['address'], b: Info['address']): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    (['addressLine1', 'addressLine2', 'city', 'state', 'zipcode'] as const).every(
      (line) => (a[line] ?? '') === (b[line] ?? ''),
    ))

/** Checks phones: at most one new phone of each type, and no stored one twice. */
const brokenPhones = (change: Change, before: Info): readonly Broken[] => {
  const kept = change.phones.map((phone) => keptPhone(phone, before.phones))
  const isKept = (phone: Schema<'Phone'> | null) => phone !== null && before.phones.includes(phone)
  return kept.flatMap((phone, index): readonly Broken[] => {
    const field = `phones.${index}`
    if (phone === null) return [{ rule: 'invalid_phone', field }]
    const others = kept.filter(
      (other, at) =>
        other?.phoneType === phone.phoneType &&
        at !== index &&
        (at < index || (isKept(other) && !isKept(phone))),
    )
    return others.some((other) => !isKept(phone) || other === phone)
      ? [{ rule: 'repeated_phone_type', field }]
      : []
  })
}

/** Lists the rules that a change breaks. Unchanged values are not checked. */
const brokenRules = (
  change: Change,
  before: Info,
  today: string,
  allowsPOBox: boolean,
): readonly Broken[] => [
  ...(['firstName', 'lastName'] as const)
    .filter((field) => change[field] !== before[field] && !isName(change[field]))
    .map((field): Broken => ({ rule: 'invalid_name', field })),
  ...(isAhead(change.birthDate, today) || change.birthDate < '1900-01-01'
    ? [{ rule: 'invalid_birth_date', field: 'birthDate' } as const]
    : []),
  ...(change.email === before.email || isEmail(change.email)
    ? []
    : [{ rule: 'invalid_email', field: 'email' } as const]),
  ...(change.address === null || isSameAddress(change.address, before.address)
    ? []
    : brokenAddress(change.address, allowsPOBox)),
  ...brokenPhones(change, before),
]

const afterOf = (
  { firstName, lastName, birthDate, email, address, phones }: Change,
  before: Info,
): Info => ({
  firstName,
  lastName,
  birthDate,
  email,
  address,
  phones: phones.flatMap((phone) => keptPhone(phone, before.phones) ?? []),
})

/**
 * Replaces the personal information as a whole. A new email address or phone requires the password.
 */
export const personalInformation: RestHandlers<'savePersonalInfo'> = {
  savePersonalInfo: async ({ caller, store, body, now, problem }) => {
    const { isPOBoxAllowed } = await readFact(store, caller.id, 'account')
    const seen = await readFact(store, caller.id, 'personal')
    const broken = brokenRules(
      body,
      seen,
      wallClock(caller.timeZone, now).slice(0, 10),
      isPOBoxAllowed,
    )
    const [first] = broken
    if (first) {
      const { status, body: example } = problem(
        422,
        broken.every(({ rule }) => rule === first.rule) ? first.rule : 'several_fields',
      )
      return { status, body: { ...example, details: broken.map(({ field }) => field) } }
    }
    const member = await memberById(store, caller.id)
    if (!member) return problem(401, 'invalid_token')
    const { currentPassword } = body
    if (currentPassword !== undefined && changedAddresses(seen, afterOf(body, seen)).length > 0) {
      const checked = await checkCurrentPassword(store, caller.id, currentPassword, now)
      if (checked.type === 'wait')
        return { ...problem(429, 'too_many_requests'), headers: checked.headers }
      if (checked.type !== 'right') return problem(422, 'current_password_wrong')
    }
    return store.transaction(async (sql): Promise<RestAnswer<'savePersonalInfo'>> => {
      await lockMember(sql, caller.id)
      const before = await readFact(sql, caller.id, 'personal')
      const after = afterOf(body, before)
      if (changedAddresses(before, after).length > 0) {
        if (currentPassword === undefined) return problem(403, 'password_required')
        if (!(await isStill(sql, member))) return problem(422, 'current_password_wrong')
        if (
          after.email !== before.email &&
          (await isSignInNameTaken(sql, caller.id, after.email, now))
        )
          return problem(422, 'email_taken')
      }
      await writeFact(sql, caller.id, 'personal', after)
      await recordAddressChange(sql, caller.id, before, after, now)
      return { status: 200, body: after }
    }, 'locking')
  },
}
