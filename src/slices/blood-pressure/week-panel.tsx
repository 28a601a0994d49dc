import type { BloodPressureReading } from '#domain/blood-pressure.ts'
import { statisticsOf } from '#domain/blood-pressure-statistics.ts'
import type { Day } from '#domain/readings-calendar.ts'
import type { Period } from '#domain/readings-period.ts'
import { shortageOf } from '#domain/sufficiency.ts'
import { bloodPressureTarget } from '#domain/thresholds.ts'
import type { Read } from '#gateway/read.ts'
import { WeekFrame } from '#ui/overview/week-frame.tsx'
import { LeftOutNote } from '#ui/read/left-out-note.tsx'
import { Pending } from '#ui/state/pending.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Text } from '#ui/text/text.tsx'
import { FailurePanel } from './failure.tsx'
import { PressureChart } from './pressure-chart.tsx'
import { useWords, written } from './use-words.ts'

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
