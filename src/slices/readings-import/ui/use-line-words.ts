import { dayOfLocal } from '#platform/model/calendar-day.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import type { JudgedLine } from '../model/judge-entries.ts'
import type { FoundReading } from '../model/found-reading.ts'

/** The words of readings and lines of a file. */
export function useLineWords() {
  const t = useMessages()
  const { number } = useFormat()
  const { today } = useToday()
  const { moment } = useReadingWords(today)
  const reading = (found: FoundReading): string => {
    const when = moment(dayOfLocal(found.timestamp), found.timestamp)
    if (found.kind === 'weight')
      return t('readings-import.weight', { pounds: number(found.pounds), when })
    return found.value === null
      ? t(`readings-import.beyond.${found.beyond ?? 'low'}`, { when })
      : t('readings-import.sugar', { value: number(found.value), when })
  }
  return {
    reading,
    /** Why a line was changed or refused; empty for a line as it was written. */
    why: ({ refusal, twin, changes }: JudgedLine): string =>
      refusal === 'repeats'
        ? t('readings-import.refused.repeats', { line: twin === null ? '' : number(twin) })
        : refusal !== null
          ? t(`readings-import.refused.${refusal}`)
          : changes.map((each) => t(`readings-import.changed.${each}`)).join(' '),
  }
}
