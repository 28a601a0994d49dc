import type {
  CommunicationsFields,
  CommunicationsInput,
} from '#session/member/model/communications.ts'
import type { EditConflict } from '#platform/model/edit-conflict.ts'
import { isUnknown } from '#platform/model/unknown-enum.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ConflictItem } from '#ui/forms/edit-conflicts.tsx'

type Field = keyof CommunicationsInput
const labels = {
  SMS: 'communications.SMS.label',
  PUSH_NOTIFICATION: 'communications.PUSH_NOTIFICATION.label',
  reminderFrequency: 'communications.frequency',
  weekdays: 'communications.weekdays',
} as const satisfies Record<Field, string>

/** The settings that both the member and another session changed, with the labels of the form. */
export function useCommunicationsConflicts(
  conflicts: readonly EditConflict<CommunicationsFields>[],
): readonly ConflictItem<Field>[] {
  const t = useMessages()
  const { list } = useFormat()
  const other = t('communications.other')

  function said(field: Field, version: EditConflict<CommunicationsFields>['mine']): string {
    // The versions of a conflict have the type of its field.
    const {
      SMS = null,
      PUSH_NOTIFICATION = null,
      reminderFrequency,
      weekdays = [],
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
          weekdays.map((day) =>
            isUnknown(day) ? t('communications.weekday.other') : t(`communications.weekday.${day}`),
          ),
        )
    }
  }
  return conflicts.flatMap(({ field, mine, theirs }) =>
    field === 'stored'
      ? []
      : [{ field, label: t(labels[field]), mine: said(field, mine), theirs: said(field, theirs) }],
  )
}
