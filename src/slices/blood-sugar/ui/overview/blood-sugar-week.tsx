import { bloodSugarFigures } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { Period } from '#platform/model/date-span.ts'
import type { Read } from '#platform/query/query-state.ts'
import { WeekFrame } from '#vitals/ui/overview/weekly-card.tsx'
import { LeftOutNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { Pending } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { FailurePanel } from '../blood-sugar-failure.tsx'
import { bloodSugarPath } from '../blood-sugar-page.tsx'
import { limitWords } from '../blood-sugar-range-shares.tsx'
import { SugarChart } from '../blood-sugar-chart.tsx'
import type { Words } from '../use-blood-sugar-words.ts'

/** The last seven days: how many readings were in range, each of them, and the way to more. */
export function WeekPanel({
  read,
  week,
  words,
}: {
  read: Read<readonly BloodSugarReading[]>
  week: Period
  words: Words
}) {
  const { t } = words
  if (read.state === 'pending') {
    return (
      <Pending label={t('readings.loading')}>
        <Skeleton height="18rem" />
      </Pending>
    )
  }
  if (read.state === 'failed') return <FailurePanel {...read} />
  const figures = bloodSugarFigures(read.data)
  const share = figures === null ? null : { count: figures.inRange.count, total: figures.count }
  return (
    <WeekFrame
      title={t('blood-sugar.week.title')}
      basis={figures === null ? null : words.basis(figures)}
      figure={share === null ? null : t('blood-sugar.week.in-range', share)}
      target={t('blood-sugar.target', { limits: limitWords(words, 'inRange') })}
      trends={bloodSugarPath.trends}
    >
      <LeftOutNote count={read.leftOut} />
      {figures === null || share === null ? (
        <Text tone="secondary">{t('blood-sugar.week.none')}</Text>
      ) : (
        <SugarChart
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
    </WeekFrame>
  )
}
