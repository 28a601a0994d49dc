import { isWithinTarget } from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { Finding } from '../../model/blood-pressure-finding.ts'
import type { TrendPeriod } from '../../model/trend-search.ts'
import { lengthOf } from '#platform/model/date-span.ts'
import { assertNever } from '#platform/model/assert-never.ts'
import { changeWords } from '../pressure-change-words.ts'
import { type Words, written } from '../use-blood-pressure-words.ts'

/**
 * A finding as the title of its chart. A day is never compared, so it has no words for a change.
 */
export function findingWords({ t }: Words, period: TrendPeriod, finding: Finding): string {
  const compared = period.range === 'day' ? 'week' : period.range
  const days = lengthOf(period)
  switch (finding.kind) {
    case 'none':
      return t('blood-pressure.finding.none')
    case 'one':
      return t('blood-pressure.finding.one', { reading: written(finding.reading) })
    case 'severe':
      return t('blood-pressure.finding.severe', { count: finding.count })
    case 'day':
      return t('blood-pressure.finding.day', {
        count: finding.count,
        reading: written(finding.highest),
      })
    case 'average':
      return t(
        `blood-pressure.finding.average.${isWithinTarget(finding.average) ? 'within' : 'above'}`,
        { reading: written(finding.average) },
      )
    case 'steady':
      return changeWords(t, compared, { kind: 'steady' }, days)
    case 'change':
      return changeWords(t, compared, finding.change, days)
    default:
      return assertNever(finding)
  }
}
