import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'

/** When something was saved, on the clock where the member sits; null while nothing was. */
export function useSavedNote(savedAt: number | null): string | null {
  const t = useMessages()
  const format = useFormat()
  return savedAt === null
    ? null
    : t('forms.saved', {
        time: format.time(savedAt, Intl.DateTimeFormat().resolvedOptions().timeZone),
      })
}
