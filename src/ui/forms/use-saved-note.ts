import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/** The local time of a save as text; null before a save. */
export function useSavedNote(savedAt: number | null): string | null {
  const t = useMessages()
  const format = useFormat()
  return savedAt === null
    ? null
    : t('forms.saved', {
        time: format.time(savedAt, memberTimeZone()),
      })
}
