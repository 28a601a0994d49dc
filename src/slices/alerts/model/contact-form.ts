import { isUnreadable, knownOrNull } from '#platform/model/parts/part.ts'
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
import { isUnknown, missingEnum, rawOf } from '#platform/model/parts/unknown-enum.ts'

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
    // The form keeps an unreadable address until another one is typed.
    email: knownOrNull(contact.email) ?? '',
    mobile: numberOf(contact, 'MO'),
    home: numberOf(contact, 'HO'),
  }
}

/**
 * A contact for comparison on save: the fields of the form and the contact from which they were
 * filled.
 */
export type ContactFields = ContactInput & { readonly stored: Contact }

export function contactFieldsOf(stored: Contact): ContactFields {
  return {
    ...contactInputOf(stored),
    stored,
  }
}

/** The typed fields over `stored`, for comparison. */
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
 * The server's contact `now` for comparison. A phone that the member typed in another spelling
 * counts as equal.
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
 * The error of a phone number: a US number in the spellings of 2§5, or an international one with a
 * plus sign and its prefix.
 */
export function contactPhoneProblem(typed: string): 'forms.phone.any' | null {
  return typed.trim() === '' || anyPhoneNumber(typed) !== null ? null : 'forms.phone.any'
}

/**
 * Whether the form may change the phones. They are replaced as a whole, so one that failed to parse
 * would be lost, and one whose kind did would be sent back without its kind.
 */
export function canChangePhones(before: Contact | null): boolean {
  return (
    before === null ||
    (before.phonesLeftOut === 0 &&
      before.phones.every(({ phoneType }) => rawOf(phoneType) !== missingEnum.raw))
  )
}

/**
 * The errors of the form; `before` is the contact that filled it. One contact method is required
 * (our assumption; the server accepts none), and a phone that the form does not show counts.
 */
export function contactProblems(
  typed: ContactInput,
  before: Contact | null = null,
): Partial<Record<ContactField, ContactProblem>> {
  const hasOtherWay =
    isUnreadable(before?.email) ||
    !canChangePhones(before) ||
    (before?.phones.some(({ phoneType }) => isUnknown(phoneType)) ?? false)
  const hasNoWay =
    !hasOtherWay && [typed.email, typed.mobile, typed.home].every((text) => text.trim() === '')
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
 * The contact to send; only for a form without errors. Unchanged numbers of `before` keep their
 * spelling, and numbers that the form does not show are kept.
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
    email: typed.email.trim() || (isUnreadable(before?.email) ? before.email : null),
    phones: [...kept, ...added],
  }
}

/** The form field of a server's `details`; `null` for a field outside of the form. */
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
