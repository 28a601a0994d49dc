import type { SampleChange } from '#vitals/model/blood-pressure/blood-pressure-change.ts'
import type { Translate } from '#i18n/use-messages.ts'

/** The compared periods: the last seven days or a trend's period, with the days before it. */
export type PressureComparison = 'overview' | 'week' | 'month' | 'own'

/**
 * A change as a sentence: "Your 7-day average is 4 points lower than in the 30 days before." `days`
 * is the length of a custom period.
 */
export function pressureChangeWords(
  t: Translate,
  comparison: PressureComparison,
  change: SampleChange,
  days = 0,
): string {
  return change.kind === 'steady'
    ? t(`blood-pressure.change.${comparison}.steady`, { days })
    : t(`blood-pressure.change.${comparison}.${change.number}.${change.kind}`, {
        points: change.points,
        days,
      })
}
