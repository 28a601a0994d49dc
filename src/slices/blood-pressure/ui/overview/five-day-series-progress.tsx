import { href } from '#platform/model/paths.ts'
import { useChallengeProgress } from '../../api/use-challenge-progress.ts'
import { useToday } from '#i18n/use-today.ts'
import { Link } from '#ui/navigation/link.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useBloodPressureWords } from '../use-blood-pressure-words.ts'

/**
 * The progress of the care team's challenge and, once it is open, the link to the report. Renders
 * nothing without a challenge or after one that ended too early.
 */
export function FiveDaySeriesProgress() {
  const { today } = useToday()
  const words = useBloodPressureWords(today)
  const { t } = words
  const read = useChallengeProgress(today)
  if (read.state === 'pending') return null
  if (read.state === 'failed' || read.data.state === 'unclear')
    return (
      <Text look="small" tone="secondary">
        {t('blood-pressure.check.report.failed')}
      </Text>
    )
  const progress = read.data
  switch (progress.state) {
    case 'none':
    case 'over':
      return null
    case 'open':
      return (
        <Link to={href('bloodPressurePersonalized')} look="standalone" endIcon="arrow-right">
          {t('blood-pressure.check.report')}
        </Link>
      )
    case 'running': {
      const {
        bloodPressureEntryCount: done,
        requiredEntryCount: needed,
        endDate,
      } = progress.challenge
      return (
        <Text look="small" tone="secondary">
          {t('blood-pressure.check.report.progress', { done, needed, day: words.day(endDate) })}
        </Text>
      )
    }
  }
}
