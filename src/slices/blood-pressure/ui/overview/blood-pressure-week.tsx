import { NoneText } from '#ui/feedback/empty-state.tsx'
import { noneOf } from '#platform/model/parts/none.ts'
import { href } from '#platform/model/paths.ts'
import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { statisticsOf } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { Period } from '#platform/model/date-span.ts'
import { shortageOf } from '#vitals/model/report/sample-size.ts'
import { bloodPressureTarget } from '#vitals/model/thresholds.ts'
import { WeeklyCard } from '#vitals/ui/overview/weekly-card.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { BloodPressureChart } from '../blood-pressure-chart.tsx'
import { useBloodPressureWords, formatPressure } from '../use-blood-pressure-words.ts'

/** The last seven days: average, chart, targets and a link to the trends. */
export function BloodPressureWeek({
  readings,
  leftOut,
  week,
  today,
}: {
  readings: readonly BloodPressureReading[]
  leftOut: number
  week: Period
  today: Day
}) {
  const words = useBloodPressureWords(today)
  const { t } = words
  const statistics = statisticsOf(readings)
  const average = statistics?.average ?? null
  const isEnough = statistics !== null && shortageOf('average', statistics) === null
  return (
    <WeeklyCard
      title={t('blood-pressure.week.title')}
      basis={statistics === null ? null : words.basis(statistics)}
      figure={
        average === null || !isEnough
          ? null
          : t('blood-pressure.week.average', { reading: formatPressure(average) })
      }
      target={t('blood-pressure.target', bloodPressureTarget)}
      trends={href('bloodPressureTrends')}
    >
      {average === null ? (
        <NoneText none={noneOf(readings, leftOut)}>{t('blood-pressure.week.none')}</NoneText>
      ) : (
        <BloodPressureChart
          period={week}
          readings={readings}
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
    </WeeklyCard>
  )
}
