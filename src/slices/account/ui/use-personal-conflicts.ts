import type { EditConflict } from '#platform/model/edit-conflict.ts'
import type { PersonalParts } from '#session/member/model/personal-info-form.ts'
import { defaultCountry } from '#platform/model/validation/display-phone.ts'
import { dialPrefixOf } from '#platform/model/validation/phone-number.ts'
import { addressWords } from '#session/member/model/address-input.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ConflictItem } from '#ui/forms/edit-conflicts.tsx'

type Part = Exclude<keyof PersonalParts, 'stored'>

/** The fields that both the member and another session changed, with the labels of the form. */
export function usePersonalConflicts(
  conflicts: readonly EditConflict<PersonalParts>[],
): readonly ConflictItem<Part>[] {
  const t = useMessages()
  return conflicts.flatMap(({ field, mine, theirs }) =>
    field === 'stored'
      ? []
      : [{ field, label: t(`account.${field}`), mine: said(mine), theirs: said(theirs) }],
  )
}

/** Formats a text, a phone with the dial prefix of another country, or the lines of an address. */
function said(version: EditConflict<PersonalParts>['mine']): string {
  if (typeof version === 'string') return version
  if ('number' in version)
    return version.number === '' || version.country === defaultCountry
      ? version.number
      : `${dialPrefixOf(version.country) ?? ''} ${version.number}`.trim()
  return 'city' in version ? addressWords(version) : ''
}
