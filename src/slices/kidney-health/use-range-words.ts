import type { KidneyRange } from '#domain/kidney.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'

/** "45 to 59", "90 or higher", "under 15", "over 300". */
export function useRangeWords(): (range: KidneyRange) => string {
  const t = useMessages()
  const { number } = useFormat()
  return ({ from, to, under, over }) => {
    if (under !== undefined) return t('kidney-health.range.under', { under: number(under) })
    if (over !== undefined) return t('kidney-health.range.over', { over: number(over) })
    return to === null ? t('kidney-health.range.from', { from: number(from ?? 0) }) : t('kidney-health.range.both', { from: number(from ?? 0), to: number(to) })
  }
}
