import { isAhead } from '#platform/model/calendar-day.ts'
import { birthDateOf } from '#platform/model/validation/birth-date.ts'
import { firstBirthDay } from '#platform/model/validation/birth-years.ts'
import type { LabKitRequest } from '#session/member/model/lab-kit-order.ts'
import {
  addressProblem,
  emailProblem,
  nameProblem,
  poBoxFields,
} from '#platform/model/validation/person-fields.ts'
import { usPhoneNumber } from '#platform/model/validation/us-phone-number.ts'

/**
 * The fields of the order form in the order of the page, with their names in a server's `details`.
 */
export const labKitFields = {
  companyCode: 'companyCode',
  firstName: 'firstName',
  lastName: 'lastName',
  birthDate: 'birthDate',
  email: 'email',
  phone: 'phone',
  addressLine1: 'address.addressLine1',
  addressLine2: 'address.addressLine2',
  city: 'address.city',
  state: 'address.state',
  zipcode: 'address.zipcode',
} as const
export type LabKitField = keyof typeof labKitFields
/** The values of the form; `birthDate` is a text of `birthDateText`. */
export type LabKitInput = Readonly<Record<LabKitField, string>>

export const labKitFieldNames = Object.keys(labKitFields) as readonly LabKitField[]
export const emptyLabKitInput = Object.fromEntries(
  labKitFieldNames.map((field) => [field, '']),
) as LabKitInput

type Own =
  | 'non-members.order.code.form'
  | 'non-members.order.birth-date.form'
  | 'non-members.order.phone.form'
  | 'non-members.order.zipcode.form'
export type LabKitProblem =
  | Own
  | NonNullable<ReturnType<typeof nameProblem | typeof emailProblem | typeof addressProblem>>

const ownRule = (
  text: string,
  fits: (text: string) => boolean,
  problem: Own,
): LabKitProblem | null =>
  text.trim() === '' ? 'forms.required' : fits(text.trim()) ? null : problem
const street = { isPOBoxAllowed: false } as const

/** The errors of the fields by the rules of 2§5, as catalog keys. `today` is `yyyy-MM-dd`. */
export function labKitProblems(
  typed: LabKitInput,
  today: string,
): Partial<Record<LabKitField, LabKitProblem>> {
  const boxes = poBoxFields(typed)
  const poBoxProblem = (field: 'addressLine2' | 'city') =>
    boxes.has(field) ? ('forms.address.po-box' as const) : null
  const found: Record<LabKitField, LabKitProblem | null> = {
    companyCode: ownRule(
      typed.companyCode,
      (text) => /^[A-Za-z0-9_-]{1,60}$/.test(text),
      'non-members.order.code.form',
    ),
    firstName: nameProblem(typed.firstName),
    lastName: nameProblem(typed.lastName),
    birthDate: ownRule(
      typed.birthDate,
      (text) => {
        const date = birthDateOf(text)
        return date !== null && date >= firstBirthDay(today) && !isAhead(date, today)
      },
      'non-members.order.birth-date.form',
    ),
    email: emailProblem(typed.email),
    phone: ownRule(
      typed.phone,
      (text) => usPhoneNumber(text) !== null,
      'non-members.order.phone.form',
    ),
    addressLine1: addressProblem(typed.addressLine1, street),
    addressLine2:
      addressProblem(typed.addressLine2, { ...street, isOptional: true }) ??
      poBoxProblem('addressLine2'),
    // Cities may have apostrophes (Coeur d'Alene), streets may not.
    city: nameProblem(typed.city) ?? poBoxProblem('city'),
    state: addressProblem(typed.state, street),
    zipcode: ownRule(
      typed.zipcode,
      (text) => /^\d{5}(-\d{4})?$/.test(text),
      'non-members.order.zipcode.form',
    ),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/** The order to send; only for a form without errors. */
export function labKitRequest(typed: LabKitInput): LabKitRequest {
  // Phone keyboards type a curly apostrophe; the provider accepts the straight one.
  const of = (field: LabKitField): string => typed[field].trim().replaceAll('’', "'")
  return {
    companyCode: of('companyCode'),
    firstName: of('firstName'),
    lastName: of('lastName'),
    birthDate: birthDateOf(typed.birthDate) ?? of('birthDate'),
    email: of('email'),
    phone: usPhoneNumber(typed.phone)?.national ?? of('phone'),
    address: {
      addressLine1: of('addressLine1'),
      addressLine2: of('addressLine2') || null,
      city: of('city'),
      state: of('state'),
      zipcode: of('zipcode'),
    },
  }
}
