import { type HealthAnswers, type HealthParts, isListEntry } from '../model/health-info-form.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ConflictWords } from '#ui/forms/edit-conflicts.tsx'

type Entry = HealthParts[`conditions.${string}` | `medications.${string}`]

/**
 * A field that both the member and another session changed, with the label of the form: each field
 * has a message with its name.
 */
export function useHealthProfileConflicts(): ConflictWords {
  const t = useMessages()
  const format = useFormat()
  const unknown = t('health-profile.answer.unknown')
  const yesNo = (isYes: boolean) => t(isYes ? 'health-profile.yes' : 'health-profile.no')

  function entryLabel(field: string, entry: Entry): string {
    if (entry === undefined || typeof entry === 'string')
      return t(
        field.startsWith('medications.')
          ? 'health-profile.medications'
          : 'health-profile.allergies',
      )
    return isUnknown(entry.condition) ? unknown : t(`health-profile.condition.${entry.condition}`)
  }
  function entryText(field: string, entry: Entry): string {
    if (typeof entry === 'string') return entry
    if (entry === undefined) return field.startsWith('conditions.') ? yesNo(false) : ''
    return entry.diagnosisYear === null ? yesNo(true) : String(entry.diagnosisYear)
  }
  function answerText(answers: Partial<HealthAnswers>, field: keyof HealthAnswers): string {
    switch (field) {
      case 'heightInches': {
        const height = answers.heightInches ?? null
        return height === null
          ? ''
          : t('health-profile.height.value', { feet: Math.floor(height / 12), inches: height % 12 })
      }
      case 'a1cTenths':
        return answers.a1cTenths
          ? `${format.number(answers.a1cTenths / 10, { decimals: 1 })} %`
          : ''
      case 'smokingStatus': {
        const status = answers.smokingStatus ?? null
        return status === null
          ? ''
          : isUnknown(status)
            ? unknown
            : t(`health-profile.smoking.${status}`)
      }
      case 'race':
        return format.list(
          (answers.race ?? []).map((race) =>
            isUnknown(race) ? unknown : t(`health-profile.race.${race}`),
          ),
        )
      default: {
        const answer = answers[field] ?? null
        if (answer === null) return ''
        if (typeof answer === 'boolean') return yesNo(answer)
        return isUnknown(answer) ? unknown : t(`health-profile.answer.${answer}`)
      }
    }
  }
  // The versions of a conflict have the type of its field.
  return (name, mine, theirs) => {
    const field = name as keyof HealthParts
    return isListEntry(field)
      ? {
          // Only a list entry is named by its content.
          label: entryLabel(field, (mine ?? theirs) as Entry),
          mine: entryText(field, mine as Entry),
          theirs: entryText(field, theirs as Entry),
        }
      : {
          label: t(`health-profile.${field}`),
          mine: answerText({ [field]: mine }, field),
          theirs: answerText({ [field]: theirs }, field),
        }
  }
}
