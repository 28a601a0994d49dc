import type { Contact, ContactDraft } from '#session/member/model/contacts.ts'
import {
  emailProblem,
  nameProblem,
  type EmailProblem,
  type NameProblem,
} from '#platform/model/validation/person-fields.ts'
import { displayPhone } from '#platform/model/validation/display-phone.ts'
import { anyPhoneNumber } from '#platform/model/validation/phone-number.ts'
import { tidy } from '#session/member/model/address-input.ts'
import { isUnknown, rawOf } from '#platform/model/unknown-enum.ts'

/** The fields of a contact, in their order on the page. */
export const contactFields = ['firstName', 'lastName', 'email', 'mobile', 'home'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactInput = Readonly<Record<ContactField, string>>
export type ContactProblem = NameProblem | EmailProblem | 'forms.phone.any' | 'forms.contact.way'

export const emptyContactInput: ContactInput = {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  home: '',
}

const shown = (number: string): string =>
  /^\d{10}$/.test(number) ? displayPhone(`+1${number}`) : number
const numberOf = ({ phones }: Contact, phoneType: 'MO' | 'HO'): string =>
  shown(phones.find((phone) => phone.phoneType === phoneType)?.number ?? '')

export function contactInputOf(contact: Contact): ContactInput {
  return {
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email ?? '',
    mobile: numberOf(contact, 'MO'),
    home: numberOf(contact, 'HO'),
  }
}

/**
 * A contact as a save compares it: the fields of the form, and the whole of what they were read
 * from.
 */
export type ContactFields = ContactInput & { readonly stored: Contact }

export function contactFieldsOf(stored: Contact): ContactFields {
  return {
    ...contactInputOf(stored),
    stored,
  }
}

/** What was typed over `stored`, as it is compared. */
export function contactEdit(
  { firstName, lastName, email, mobile, home }: ContactInput,
  stored: Contact,
): ContactFields {
  return {
    firstName: tidy(firstName),
    lastName: tidy(lastName),
    email: email.trim(),
    mobile,
    home,
    stored,
  }
}

/**
 * The contact that the server has `now`, beside what the member `told` of what was `shown`: a
 * number that they typed in another spelling is theirs.
 */
export function storedContactFields(
  now: Contact,
  told: ContactFields,
  shown: ContactFields,
): ContactFields {
  const fields = contactFieldsOf(now)
  const phone = (field: 'mobile' | 'home'): string => {
    const typed = anyPhoneNumber(told[field])
    return told[field] !== shown[field] &&
      typed !== null &&
      typed.e164 === anyPhoneNumber(fields[field])?.e164
      ? told[field]
      : fields[field]
  }
  return { ...fields, mobile: phone('mobile'), home: phone('home') }
}

/**
 * A US number in the spellings of 2§5, or one of another country, with a plus sign and its prefix.
 */
export function contactPhoneProblem(typed: string): 'forms.phone.any' | null {
  return typed.trim() === '' || anyPhoneNumber(typed) !== null ? null : 'forms.phone.any'
}

/**
 * Whether the form may change the phones: they are replaced as a whole, so one that could not be
 * read would be lost.
 */
export function canChangePhones(before: Contact | null): boolean {
  return before === null || before.phonesLeftOut === 0
}

/**
 * What is wrong with each field; `before` is what the form was filled from. Somebody who cannot be
 * reached in any way is of no help, so one way is needed (assumed; the server takes none, too); a
 * phone that the form does not show is one.
 */
export function contactProblems(
  typed: ContactInput,
  before: Contact | null = null,
): Partial<Record<ContactField, ContactProblem>> {
  const hasOtherPhone =
    !canChangePhones(before) ||
    (before?.phones.some(({ phoneType }) => isUnknown(phoneType)) ?? false)
  const hasNoWay =
    !hasOtherPhone && [typed.email, typed.mobile, typed.home].every((text) => text.trim() === '')
  const found: Record<ContactField, ContactProblem | null> = {
    firstName: nameProblem(typed.firstName),
    lastName: nameProblem(typed.lastName),
    email: typed.email.trim() === '' ? null : emailProblem(typed.email),
    mobile: hasNoWay ? 'forms.contact.way' : contactPhoneProblem(typed.mobile),
    home: contactPhoneProblem(typed.home),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/**
 * The contact as it is sent; only of a form without problems. A number that is that of `before`
 * goes back as it came, and so do numbers beside the first mobile and the first home one, which the
 * form does not show.
 */
export function contactDraft(typed: ContactInput, before: Contact | null): ContactDraft {
  const filled = before === null ? emptyContactInput : contactInputOf(before)
  const changed = (
    [
      ['MO', 'mobile'],
      ['HO', 'home'],
    ] as const
  ).filter(([, field]) => typed[field] !== filled[field])
  const left = new Map<string, string>(
    changed.map(([phoneType, field]) => [phoneType, typed[field]]),
  )
  const kept = (before?.phones ?? []).flatMap((phone) => {
    const text = isUnknown(phone.phoneType) ? undefined : left.get(phone.phoneType)
    if (text === undefined) return [phone]
    left.delete(rawOf(phone.phoneType))
    return text.trim() === '' ? [] : [{ number: text.trim(), phoneType: phone.phoneType }]
  })
  const added = (['MO', 'HO'] as const).flatMap((phoneType) => {
    const number = left.get(phoneType)?.trim() ?? ''
    return number === '' ? [] : [{ number, phoneType }]
  })
  return {
    firstName: tidy(typed.firstName),
    lastName: tidy(typed.lastName),
    email: typed.email.trim() || null,
    phones: [...kept, ...added],
  }
}

/** The field that a server's `details` blames; null for one that is not in the form. */
export function rejectedContactField(detail: string, sent: ContactDraft): ContactField | null {
  const phone = /^phones\.(\d+)/.exec(detail)?.[1]
  const name =
    phone === undefined
      ? detail
      : sent.phones[Number(phone)]?.phoneType === 'HO'
        ? 'home'
        : 'mobile'
  return contactFields.find((field) => field === name) ?? null
}
