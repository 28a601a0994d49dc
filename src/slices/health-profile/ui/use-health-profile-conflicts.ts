import type { EditConflict } from '#platform/model/edit-conflict.ts'
import type { HealthParts } from '../model/health-info-form.ts'
import { isUnknown } from '#platform/model/unknown-enum.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ConflictItem } from '#ui/forms/edit-conflicts.tsx'

type Part = keyof HealthParts
type Entry = HealthParts[`conditions.${string}` | `medications.${string}`]

/** The fields that both the member and another session changed, with the labels of the form. */
export function useHealthProfileConflicts(
  conflicts: readonly EditConflict<HealthParts>[],
): readonly ConflictItem<Part>[] {
  const t = useMessages()
  const format = useFormat()
  const unknown = t('health-profile.answer.unknown')
  const yesNo = (isYes: boolean) => t(isYes ? 'health-profile.yes' : 'health-profile.no')

  function label(field: Part, entry: Entry): string {
    switch (field) {
      case 'heightInches':
        return t('health-profile.height')
      case 'a1cTenths':
        return t('health-profile.a1c')
      case 'usesInsulin':
        return t('health-profile.insulin')
      case 'smokingStatus':
        return t('health-profile.smoking')
      case 'race':
      case 'sexualOrientation':
      case 'genderIdentity':
      case 'pronouns':
        return t(`health-profile.${field}`)
      default:
        if (entry === undefined || typeof entry === 'string')
          return t(
            field.startsWith('medications.')
              ? 'health-profile.medications'
              : 'health-profile.allergies',
          )
        return isUnknown(entry.condition)
          ? unknown
          : t(`health-profile.condition.${entry.condition}`)
    }
  }
  function said(parts: Partial<HealthParts>, field: Part): string {
    const answer = (
      of: HealthParts['sexualOrientation' | 'genderIdentity' | 'pronouns'] | undefined,
    ) =>
      of === null || of === undefined
        ? ''
        : isUnknown(of)
          ? unknown
          : t(`health-profile.answer.${of}`)
    switch (field) {
      case 'heightInches': {
        const height = parts.heightInches ?? null
        return height === null
          ? ''
          : t('health-profile.height.value', { feet: Math.floor(height / 12), inches: height % 12 })
      }
      case 'a1cTenths':
        return parts.a1cTenths ? `${format.number(parts.a1cTenths / 10, { decimals: 1 })} %` : ''
      case 'usesInsulin':
        return typeof parts.usesInsulin === 'boolean' ? yesNo(parts.usesInsulin) : ''
      case 'smokingStatus': {
        const status = parts.smokingStatus ?? null
        return status === null
          ? ''
          : isUnknown(status)
            ? unknown
            : t(`health-profile.smoking.${status}`)
      }
      case 'race':
        return format.list(
          (parts.race ?? []).map((race) =>
            isUnknown(race) ? unknown : t(`health-profile.race.${race}`),
          ),
        )
      case 'sexualOrientation':
      case 'genderIdentity':
      case 'pronouns':
        return answer(parts[field])
      default: {
        const entry: Entry = parts[field]
        if (typeof entry === 'string') return entry
        if (entry === undefined) return field.startsWith('conditions.') ? yesNo(false) : ''
        return entry.diagnosisYear === null ? yesNo(true) : String(entry.diagnosisYear)
      }
    }
  }
  // The versions of a conflict have the type of its field.
  const partOf = (field: Part, version: EditConflict<HealthParts>['mine']) =>
    said({ [field]: version } as Partial<HealthParts>, field)
  return conflicts.map(({ field, mine, theirs }) => ({
    // Only a list entry is named by its content.
    field,
    label: label(field, (mine ?? theirs) as Entry),
    mine: partOf(field, mine),
    theirs: partOf(field, theirs),
  }))
}
