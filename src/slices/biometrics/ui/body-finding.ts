import type { Day } from '#platform/model/calendar-day.ts'
import { type DateSpan, daysInSpan } from '#platform/model/date-span.ts'
import { startsLate } from '#vitals/model/report/starts-late.ts'
import type { BodyPartName } from '../model/body-composition.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'

/**
 * "Body fat: down 2.5 points in 90 days", with its first day if the readings start in the second
 * half of the span. `change` is in percentage points; no change is rated.
 */
export function bodyFinding(
  { t, number, day }: Pick<ReadingWords, 't' | 'number' | 'day'>,
  part: BodyPartName,
  { change, first, span }: { change: number; first: Day; span: DateSpan },
): string {
  const way = change === 0 ? 'same' : change < 0 ? 'less' : 'more'
  const figures = {
    part: t(`biometrics.${part}`),
    points: number(Math.abs(change), { decimals: 1 }),
  }
  return startsLate(first, span)
    ? t(`biometrics.finding.${way}.since`, { ...figures, day: day(first) })
    : t(`biometrics.finding.${way}`, { ...figures, days: daysInSpan(span) })
}
