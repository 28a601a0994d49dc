import type { CommunicationsInput } from '#session/member/model/communications.ts'
import { weekdays } from '#session/member/model/weekdays.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ConflictWords } from '#ui/forms/edit-conflicts.tsx'

type Field = keyof CommunicationsInput
const labels = {
  SMS: 'communications.SMS.label',
  PUSH_NOTIFICATION: 'communications.PUSH_NOTIFICATION.label',
  reminderFrequency: 'communications.frequency',
  weekdays: 'communications.weekdays',
} as const satisfies Record<Field, string>

/**
 * The choices in words: those that both the member and another session changed, with the label of the
 * form, and those of the reminders in one line.
 */
export function useCommunicationsWords(): {
  readonly conflict: ConflictWords
  readonly reminders: (input: CommunicationsInput) => string
} {
  const t = useMessages()
  const { list } = useFormat()
  const other = t('communications.other')

  function said(field: Field, version: unknown): string {
    // The versions of a conflict have the type of its field.
    const {
      SMS = null,
      PUSH_NOTIFICATION = null,
      reminderFrequency,
      weekdays: days = [],
    } = { [field]: version } as Partial<CommunicationsInput>
    switch (field) {
      case 'SMS':
        return SMS === null ? '' : t(`communications.SMS.${SMS}`)
      case 'PUSH_NOTIFICATION':
        return PUSH_NOTIFICATION === null
          ? ''
          : t(`communications.PUSH_NOTIFICATION.${PUSH_NOTIFICATION}`)
      case 'reminderFrequency':
        return reminderFrequency === undefined || isUnknown(reminderFrequency)
          ? other
          : t(`communications.frequency.${reminderFrequency}`)
      case 'weekdays':
        return list(
          days.map((day) =>
            isUnknown(day) ? t('communications.weekday.other') : t(`communications.weekday.${day}`),
          ),
        )
    }
  }
  return {
    conflict: (name, mine, theirs) => {
      if (name === 'stored') return null
      const field = name as Field
      return { label: t(labels[field]), mine: said(field, mine), theirs: said(field, theirs) }
    },
    reminders: ({ reminderFrequency, weekdays: days }) => {
      if (days.length === 0) return t('communications.weekdays.none')
      const often = said('reminderFrequency', reminderFrequency)
      return weekdays.every((day) => days.includes(day))
        ? often
        : t('communications.reminders.said', { often, days: said('weekdays', days) })
    },
  }
}
