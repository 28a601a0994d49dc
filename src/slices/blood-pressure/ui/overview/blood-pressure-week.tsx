import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { statisticsOf } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { Period } from '#platform/model/date-span.ts'
import { shortageOf } from '#vitals/model/report/sample-size.ts'
import { bloodPressureTarget } from '#vitals/model/thresholds.ts'
import type { Read } from '#platform/query/query-state.ts'
import { WeekFrame } from '#vitals/ui/overview/weekly-card.tsx'
import { LeftOutNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { Pending } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { FailurePanel } from '../blood-pressure-failure.tsx'
import { PressureChart } from '../blood-pressure-chart.tsx'
import { useWords, written } from '../use-blood-pressure-words.ts'

/** The last seven days: their average, the chart, the targets and the way to more. */
export function WeekPanel({
  read,
  week,
  today,
}: {
  read: Read<readonly BloodPressureReading[]>
  week: Period
  today: Day
}) {
  const words = useWords(today)
  const { t } = words
  if (read.state === 'pending') {
    return (
      <Pending label={t('readings.loading')}>
        <Skeleton height="18rem" />
      </Pending>
    )
  }
  if (read.state === 'failed') return <FailurePanel {...read} />
  const statistics = statisticsOf(read.data)
  const average = statistics?.average ?? null
  const isEnough = statistics !== null && shortageOf('average', statistics) === null
  return (
    <WeekFrame
      title={t('blood-pressure.week.title')}
      basis={statistics === null ? null : words.basis(statistics)}
      figure={
        average === null || !isEnough
          ? null
          : t('blood-pressure.week.average', { reading: written(average) })
      }
      target={t('blood-pressure.target', bloodPressureTarget)}
      trends="/blood-pressure/trends"
    >
      <LeftOutNote count={read.leftOut} />
      {average === null ? (
        <Text tone="secondary">{t('blood-pressure.week.none')}</Text>
      ) : (
        <PressureChart
          period={week}
          readings={read.data}
          words={words}
          compact
          label={
            isEnough
              ? t('blood-pressure.week.about', { reading: words.spoken(average) })
              : `${t('blood-pressure.week.title')}. ${words.spoken(average)}.`
          }
        />
      )}
      {average === null || isEnough ? null : (
        <Text look="small" tone="secondary">
          {t('blood-pressure.week.one')}
        </Text>
      )}
    </WeekFrame>
  )
}
