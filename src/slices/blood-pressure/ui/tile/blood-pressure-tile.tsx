import { categorize } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { dayOf, latestAt, oldestFirst } from '#vitals/model/readings/readings.ts'
import { newestRequest } from '#vitals/model/readings/initial-range.ts'
import { bloodPressureTarget } from '#vitals/model/thresholds.ts'
import { useMemberBloodPressure } from '../../api/blood-pressure-queries.ts'
import { AreaTile, tileReadings } from '#vitals/ui/area/area-tile.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { useToday } from '#i18n/use-today.ts'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { PressureCategoryMark } from '../pressure-category-mark.tsx'
import { useBloodPressureWords } from '../use-blood-pressure-words.ts'

/** The dashboard tile of blood pressure, with the last readings as stems. */
export function BloodPressureTile() {
  const { now, today } = useToday()
  const { t, when, spoken } = useBloodPressureWords(today)
  return (
    <AreaTile
      slug="blood-pressure"
      page="bloodPressureOverview"
      icon="heart-check"
      start="dashboard.tile.blood-pressure.start"
      read={useMemberBloodPressure(newestRequest)}
      latestOf={(readings) => {
        const latest = latestAt(readings, now)
        if (latest === null) return null
        const { systolic, diastolic } = latest
        const category = categorize(latest)
        return {
          day: dayOf(latest),
          spoken: spoken(latest),
          status: t(`blood-pressure.category.${category}`),
          when: when(latest),
          value: <Metric value={systolic} second={diastolic} unit={t('blood-pressure.unit')} />,
          mark: <PressureCategoryMark category={category} />,
          sparkline: (
            <Sparkline
              kind="stems"
              {...rangeMarks.bloodPressure[category]}
              band={{
                low: bloodPressureTarget.diastolicBelow,
                high: bloodPressureTarget.systolicBelow,
              }}
              values={readings
                .toSorted(oldestFirst)
                .slice(-tileReadings)
                .map((one) => ({ low: one.diastolic, high: one.systolic }))}
            />
          ),
        }
      }}
    />
  )
}
