import { rangeOf, shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { bandOf } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { dayOf, latestAt, oldestFirst } from '#vitals/model/readings/readings.ts'
import { newestRequest } from '#vitals/model/readings/initial-range.ts'
import {
  useBloodSugarReadings,
  useLeftOutBloodSugar,
} from '#vitals/api/readings/use-blood-sugar-readings.ts'
import { AreaTile, tileReadings } from '#vitals/ui/area/area-tile.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { useToday } from '#i18n/use-today.ts'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { useBloodSugarWords } from '../use-blood-sugar-words.ts'

const useLeftOut = () => useLeftOutBloodSugar(newestRequest)

/** The dashboard tile of blood sugar, with the last readings as a line. */
export function BloodSugarTile() {
  const { now, today } = useToday()
  const words = useBloodSugarWords(today)
  const { t } = words
  return (
    <AreaTile
      slug="blood-sugar"
      page="bloodSugarOverview"
      icon="drop"
      start="dashboard.tile.blood-sugar.start"
      read={useBloodSugarReadings(newestRequest)}
      useLeftOut={useLeftOut}
      latestOf={(readings) => {
        const latest = latestAt(readings, now)
        if (latest === null) return null
        const value = shownValueOf(latest)
        const mark = rangeMarks.bloodSugar[rangeOf(latest)]
        const status = t(`blood-sugar.range.${rangeOf(latest)}`)
        const when = words.when(latest)
        const meal = words.meal(latest).toLocaleLowerCase()
        return {
          day: dayOf(latest),
          spoken: `${value} ${t('blood-sugar.unit')}`,
          status,
          when: meal === '' ? when : t('dashboard.tile.meal', { when, meal }),
          value: <Metric value={value} unit={t('blood-sugar.unit')} />,
          mark: <StatusMark {...mark}>{status}</StatusMark>,
          // Out-of-range readings have no number to draw.
          ...(typeof value !== 'number'
            ? {}
            : {
                sparkline: (
                  <Sparkline
                    kind="line"
                    {...mark}
                    values={readings
                      .toSorted(oldestFirst)
                      .slice(-tileReadings)
                      .map(shownValueOf)
                      .filter((shown) => typeof shown === 'number')}
                    band={bandOf(latest)}
                  />
                ),
              }),
        }
      }}
    />
  )
}
