import {
  rangeOf,
  shownValueOf,
  type BloodSugarReading,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import { bandOf } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { latestOf, oldestFirst } from '#vitals/model/readings/readings.ts'
import { newestRequest } from '#vitals/model/readings/initial-range.ts'
import { useBloodSugarReadings } from '#vitals/api/readings/use-blood-sugar-readings.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { TileQueryState } from '#ui/data/tile-query-state.tsx'
import { Tile } from '#ui/data/tile.tsx'
import { useBloodSugarWords } from '../use-blood-sugar-words.ts'

const to = '/blood-sugar/overview'
const shownReadings = 14

/**
 * The dashboard tile of blood sugar: the latest reading, its meaning and time, and the last
 * readings as a line. It is a list item.
 */
export function BloodSugarTile() {
  const t = useMessages()
  const { today } = useToday()
  return (
    <TileQueryState
      read={useBloodSugarReadings(newestRequest(today))}
      loading={t('readings.loading')}
      title={t('blood-sugar.failed.title')}
      support={supportCall}
    >
      {(readings, isStale, leftOut) => (
        <Readings readings={readings} isStale={isStale} leftOut={leftOut} today={today} />
      )}
    </TileQueryState>
  )
}

function Readings({
  readings,
  isStale,
  leftOut,
  today,
}: {
  readings: readonly BloodSugarReading[]
  isStale: boolean
  leftOut: number
  today: string
}) {
  const t = useMessages()
  const words = useBloodSugarWords(today)
  const name = t('blood-sugar.page.title')
  const latest = latestOf(readings)
  if (latest === null) {
    return (
      <Tile
        to={to}
        icon="drop"
        name={name}
        label={t('dashboard.tile.none', { name })}
        value={
          <Text as="span" look="label">
            {t('dashboard.tile.none.value')}
          </Text>
        }
        when={t('dashboard.tile.blood-sugar.start')}
      />
    )
  }
  const range = rangeOf(latest)
  const meal = words.meal(latest)
  const taken =
    meal === ''
      ? words.when(latest)
      : t('dashboard.tile.meal', { when: words.when(latest), meal: meal.toLocaleLowerCase() })
  const shown = isStale ? t('dashboard.tile.stale', { when: taken }) : taken
  const when = leftOut === 0 ? shown : t('dashboard.tile.left-out', { when: shown, count: leftOut })
  const value = shownValueOf(latest)
  // Out-of-range readings have no number to draw.
  const values = readings
    .toSorted(oldestFirst)
    .slice(-shownReadings)
    .map(shownValueOf)
    .filter((shown) => typeof shown === 'number')
  const { shape, tone } = rangeMarks.bloodSugar[range]
  return (
    <Tile
      to={to}
      icon="drop"
      name={name}
      when={when}
      label={t('dashboard.tile.reading', {
        name,
        value: `${value} ${t('blood-sugar.unit')}`,
        status: t(`blood-sugar.range.${range}`),
        when,
      })}
      value={<Metric value={value} unit={t('blood-sugar.unit')} />}
      status={
        <StatusMark {...rangeMarks.bloodSugar[range]}>{t(`blood-sugar.range.${range}`)}</StatusMark>
      }
      {...(typeof value !== 'number'
        ? {}
        : {
            sparkline: (
              <Sparkline
                kind="line"
                shape={shape}
                tone={tone}
                values={values}
                band={bandOf(latest)}
              />
            ),
          })}
    />
  )
}
