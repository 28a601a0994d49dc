import { isWithinTarget } from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { PressureFinding } from '../../model/blood-pressure-finding.ts'
import type { TrendPeriod } from '../../model/trend-search.ts'
import { daysInSpan } from '#platform/model/date-span.ts'
import { assertNever } from '#platform/model/assert-never.ts'
import { pressureChangeWords } from '../pressure-change-words.ts'
import { type BloodPressureWords, formatPressure } from '../use-blood-pressure-words.ts'

/** A finding as the title of its chart. A day is never compared, so it has no text for a change. */
export function pressureFindingWords(
  { t }: BloodPressureWords,
  period: TrendPeriod,
  finding: PressureFinding,
): string {
  const compared = period.range === 'day' ? 'week' : period.range
  const days = daysInSpan(period)
  switch (finding.kind) {
    case 'none':
      return t('blood-pressure.finding.none')
    case 'one':
      return t('blood-pressure.finding.one', { reading: formatPressure(finding.reading) })
    case 'severe':
      return t('blood-pressure.finding.severe', { count: finding.count })
    case 'day':
      return t('blood-pressure.finding.day', {
        count: finding.count,
        reading: formatPressure(finding.highest),
      })
    case 'average':
      return t(
        `blood-pressure.finding.average.${isWithinTarget(finding.average) ? 'within' : 'above'}`,
        { reading: formatPressure(finding.average) },
      )
    case 'steady':
      return pressureChangeWords(t, compared, { kind: 'steady' }, days)
    case 'change':
      return pressureChangeWords(t, compared, finding.change, days)
    default:
      return assertNever(finding)
  }
}
