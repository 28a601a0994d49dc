import type { ResultVerdict } from '../../model/care/result-verdict.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { LabArea } from './lab-area.ts'

/**
 * Formats the verdict on a result: "Worse than on Mar 10, 2026: it was 55." `shown` formats a value
 * as the page shows it. Pages and tiles use this one sentence.
 */
export function useVerdictWords(slug: LabArea) {
  const t = useMessages()
  const days = useDayFormat({ forPaper: true })
  return (verdict: ResultVerdict, shown: (value: number) => string): string =>
    'before' in verdict
      ? t(`${slug}.verdict.${verdict.kind}`, {
          day: days.within(verdict.before.timestamp),
          value: shown(verdict.before.value),
        })
      : t(`${slug}.verdict.${verdict.kind}`)
}
