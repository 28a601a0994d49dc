import type { PersonalParts } from '#session/member/model/personal-info-form.ts'
import { defaultCountry } from '#platform/model/validation/display-phone.ts'
import { dialPrefixOf } from '#platform/model/validation/phone-number.ts'
import { addressWords } from '#session/member/model/address-input.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ConflictWords } from '#ui/forms/edit-conflicts.tsx'

type Part = Exclude<keyof PersonalParts, 'stored'>
type Version = PersonalParts[keyof PersonalParts]

/** A field that both the member and another session changed, with the label of the form. */
export function usePersonalConflicts(): ConflictWords {
  const t = useMessages()
  // The versions of a conflict have the type of its field.
  return (field, mine, theirs) =>
    field === 'stored'
      ? null
      : {
          label: t(`account.${field as Part}`),
          mine: said(mine as Version),
          theirs: said(theirs as Version),
        }
}

/** Formats a text, a phone with the dial prefix of another country, or the lines of an address. */
function said(version: Version): string {
  if (typeof version === 'string') return version
  if ('number' in version)
    return version.number === '' || version.country === defaultCountry
      ? version.number
      : `${dialPrefixOf(version.country) ?? ''} ${version.number}`.trim()
  return 'city' in version ? addressWords(version) : ''
}
