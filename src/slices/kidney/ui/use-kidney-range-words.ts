import type { KidneyRange, UnknownRange } from '../model/kidney.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useKidneyGroupWords } from './use-kidney-group-words.ts'

/** Formats ranges. An unknown category is shown as the server sent it. */
export function useKidneyRangeWords() {
  const t = useMessages()
  const { number } = useFormat()
  const { group, unknown } = useKidneyGroupWords()
  /** "45 to 59", "90 or higher", "under 15", "over 300". */
  const limits = ({ from, to, under, over }: KidneyRange) => {
    if (under !== undefined) return t('kidney.range.under', { under: number(under) })
    if (over !== undefined) return t('kidney.range.over', { over: number(over) })
    return to === null
      ? t('kidney.range.from', { from: number(from ?? 0) })
      : t('kidney.range.both', { from: number(from ?? 0), to: number(to) })
  }
  return {
    limits,
    /** "Mildly to moderately below normal"; null for an unknown category. */
    group: (range: KidneyRange | UnknownRange) => ('sent' in range ? null : group(range)),
    /** "Range G3a, 45 to 59." */
    place: (range: KidneyRange | UnknownRange) =>
      'sent' in range
        ? unknown(range)
        : t('kidney.range', { name: range.name, range: limits(range) }),
    /** "G3a: 45 to 59". */
    named: (range: KidneyRange | UnknownRange) =>
      'sent' in range ? unknown(range) : `${range.name}: ${limits(range)}`,
  }
}
