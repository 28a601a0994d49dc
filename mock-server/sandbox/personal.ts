import { decideFact } from '../store/decide-fact.ts'
import { readFact } from '../store/facts.ts'
import { wallClock } from '../time/zone.ts'
import { brokenAddress, isEmail, isName, nationalNumber } from './member-rules.ts'
import type { Handlers, Schema } from './operation.ts'

type Change = Schema<'PersonalInfoChange'>
type Rule = 'invalid_name' | 'invalid_address' | 'po_box_not_allowed' | 'invalid_email' | 'invalid_phone' | 'repeated_phone_type' | 'invalid_birth_date'
type Broken = { readonly rule: Rule; readonly field: string }

const keptPhone = (phone: Change['phones'][number]): Schema<'Phone'> | null => {
  const { phoneType, selectedCountry } = phone
  const { prefix, flag } = selectedCountry
  const typed = 'number' in phone ? phone.number : phone.numberE164.startsWith(prefix) ? phone.numberE164 : null
  const number = typed === null ? null : nationalNumber(typed, prefix)
  return number === null ? null : { phoneType, number, numberE164: prefix + number, countryCode: flag }
}

const brokenRules = (change: Change, today: string, allowsPOBox: boolean): readonly Broken[] => [
  ...(['firstName', 'lastName'] as const).filter((field) => !isName(change[field])).map((field): Broken => ({ rule: 'invalid_name', field })),
  ...(change.birthDate > today || change.birthDate < '1900-01-01' ? [{ rule: 'invalid_birth_date', field: 'birthDate' } as const] : []),
  ...(isEmail(change.email) ? [] : [{ rule: 'invalid_email', field: 'email' } as const]),
  ...(change.address === null ? [] : brokenAddress(change.address, allowsPOBox)),
  ...change.phones.flatMap((phone, index): readonly Broken[] => [
    ...(keptPhone(phone) === null ? [{ rule: 'invalid_phone', field: `phones.${index}` } as const] : []),
    ...(change.phones.findIndex((other) => other.phoneType === phone.phoneType) < index ? [{ rule: 'repeated_phone_type', field: `phones.${index}` } as const] : []),
  ]),
]

/** The member's particulars, which she replaces as a whole. */
export const personal: Handlers<'savePersonalInfo'> = {
  savePersonalInfo: async ({ caller, store, body, now, problem }) => {
    const { isPOBoxAllowed } = await readFact(store, caller.id, 'account')
    const broken = brokenRules(body, wallClock(caller.timeZone, now).slice(0, 10), isPOBoxAllowed)
    const [first] = broken
    if (first) {
      const { status, body: example } = problem(422, broken.every(({ rule }) => rule === first.rule) ? first.rule : 'several_fields')
      return { status, body: { ...example, details: broken.map(({ field }) => field) } }
    }
    const { firstName, lastName, birthDate, email, address } = body
    const after = { firstName, lastName, birthDate, email, address, phones: body.phones.flatMap((phone) => keptPhone(phone) ?? []) }
    return { status: 200, body: await decideFact(store, caller.id, 'personal', () => ({ after, said: after })) }
  },
}
