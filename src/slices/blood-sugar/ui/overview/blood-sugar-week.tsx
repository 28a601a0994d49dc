import { bloodSugarFigures } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { Period } from '#platform/model/date-span.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { WeeklyCard } from '#vitals/ui/overview/weekly-card.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { BloodSugarFailurePanel } from '../blood-sugar-failure.tsx'
import { bloodSugarPath } from '../blood-sugar-page.tsx'
import { rangeLimitWords } from '../blood-sugar-range-shares.tsx'
import { BloodSugarChart } from '../blood-sugar-chart.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** The last seven days: the readings, the share in range and a link to the trends. */
export function BloodSugarWeek({
  read,
  week,
  words,
}: {
  read: QueryState<readonly BloodSugarReading[]>
  week: Period
  words: BloodSugarWords
}) {
  const { t } = words
  if (read.state === 'pending') {
    return (
      <LoadingStatus label={t('readings.loading')}>
        <Skeleton height="18rem" />
      </LoadingStatus>
    )
  }
  if (read.state === 'failed') return <BloodSugarFailurePanel {...read} />
  const figures = bloodSugarFigures(read.data)
  const share = figures === null ? null : { count: figures.inRange.count, total: figures.count }
  return (
    <WeeklyCard
      title={t('blood-sugar.week.title')}
      basis={figures === null ? null : words.basis(figures)}
      figure={share === null ? null : t('blood-sugar.week.in-range', share)}
      target={t('blood-sugar.target', { limits: rangeLimitWords(words, 'inRange') })}
      trends={bloodSugarPath.trends}
    >
      <OmittedRowsNote count={read.leftOut} />
      {figures === null || share === null ? (
        <Text tone="secondary">{t('blood-sugar.week.none')}</Text>
      ) : (
        <BloodSugarChart
          readings={read.data}
          span={week}
          words={words}
          compact
          label={
            figures.average === null
              ? t('blood-sugar.week.about-text', share)
              : t('blood-sugar.week.about', { ...share, average: figures.average })
          }
        />
      )}
    </WeeklyCard>
  )
}
