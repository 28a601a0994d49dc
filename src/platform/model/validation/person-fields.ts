import {
  addressLineMaxLength,
  emailMaxLength,
  inputPatterns,
  nameMaxLength,
} from './input-patterns.ts'

/**
 * Each rule returns the catalog key of the problem, or null. Surrounding white space is ignored.
 */

export type NameProblem =
  | 'forms.required'
  | 'forms.name.too-long'
  | 'forms.name.characters'
  | 'forms.name.only-punctuation'

/** A first or last name (2§5). */
export function nameProblem(typed: string): NameProblem | null {
  const name = typed.trim()
  if (name === '') return 'forms.required'
  if ([...name].length > nameMaxLength) return 'forms.name.too-long'
  if (!inputPatterns.name.test(name)) return 'forms.name.characters'
  return /[\p{L}0-9]/u.test(name) ? null : 'forms.name.only-punctuation'
}

export type EmailProblem = 'forms.required' | 'forms.email.too-long' | 'forms.email.form'

export function emailProblem(typed: string): EmailProblem | null {
  const email = typed.trim()
  if (email === '') return 'forms.required'
  if (email.length > emailMaxLength) return 'forms.email.too-long'
  return inputPatterns.email.test(email) ? null : 'forms.email.form'
}

export type AddressProblem =
  | 'forms.required'
  | 'forms.address.too-long'
  | 'forms.address.characters'
  | 'forms.address.po-box'

export function namesPOBox(text: string): boolean {
  return inputPatterns.poBox.test(text)
}

type POBoxField = 'addressLine1' | 'addressLine2' | 'city'

/**
 * The fields of an address that name a P.O. box, alone or with the line before: "P.O." and "Box 12"
 * name one together (contracts/cases/po-box-addresses.yaml).
 */
export function poBoxFields(typed: Readonly<Record<POBoxField, string>>): ReadonlySet<POBoxField> {
  const found = new Set<POBoxField>()
  let before = ''
  for (const field of ['addressLine1', 'addressLine2', 'city'] as const) {
    const line = typed[field].trim()
    if (line === '') continue
    const isJoined = !namesPOBox(before) && namesPOBox(`${before} ${line}`)
    if (namesPOBox(line) || isJoined) found.add(field)
    before = line
  }
  return found
}

/**
 * One line of an address. `isPOBoxAllowed` is the account's setting; `isOptional` allows an empty
 * line.
 */
export function addressProblem(
  typed: string,
  {
    isPOBoxAllowed,
    isOptional = false,
  }: { readonly isPOBoxAllowed: boolean; readonly isOptional?: boolean },
): AddressProblem | null {
  const line = typed.trim()
  if (line === '') return isOptional ? null : 'forms.required'
  if ([...line].length > addressLineMaxLength) return 'forms.address.too-long'
  if (!inputPatterns.address.test(line)) return 'forms.address.characters'
  return !isPOBoxAllowed && namesPOBox(line) ? 'forms.address.po-box' : null
}
