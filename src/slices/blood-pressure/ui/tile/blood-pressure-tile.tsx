import {
  categorize,
  type BloodPressureReading,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { latestOf, oldestFirst } from '#vitals/model/readings/readings.ts'
import { newestRequest } from '#vitals/model/readings/initial-range.ts'
import { bloodPressureTarget } from '#vitals/model/thresholds.ts'
import { useBloodPressureReadings } from '#vitals/api/readings/use-blood-pressure-readings.ts'
import { useUserId } from '#session/member/api/use-user-id.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { TileQueryState } from '#ui/data/tile-query-state.tsx'
import { Tile } from '#ui/data/tile.tsx'
import { PressureCategoryMark } from '../pressure-category-mark.tsx'
import { useBloodPressureWords } from '../use-blood-pressure-words.ts'

const to = '/blood-pressure/overview'
const shownReadings = 14

/**
 * The dashboard tile of blood pressure: the latest reading, its meaning and time, and the last
 * readings as stems. It is a list item.
 */
export function BloodPressureTile() {
  const t = useMessages()
  const { today } = useToday()
  const userId = useUserId()
  const readings = useBloodPressureReadings({
    userId: userId.state === 'ready' ? userId.data : '',
    ...newestRequest(today),
    wanted: userId.state === 'ready',
  })
  return (
    <TileQueryState
      read={userId.state === 'ready' ? readings : userId}
      loading={t('readings.loading')}
      title={t('blood-pressure.failed.title')}
      support={supportCall}
    >
      {(data, isStale, leftOut) => (
        <Readings readings={data} isStale={isStale} leftOut={leftOut} today={today} />
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
  readings: readonly BloodPressureReading[]
  isStale: boolean
  leftOut: number
  today: string
}) {
  const t = useMessages()
  const words = useBloodPressureWords(today)
  const name = t('blood-pressure.page.title')
  const latest = latestOf(readings)
  if (latest === null) {
    return (
      <Tile
        to={to}
        icon="heart-check"
        name={name}
        label={t('dashboard.tile.none', { name })}
        value={
          <Text as="span" look="label">
            {t('dashboard.tile.none.value')}
          </Text>
        }
        when={t('dashboard.tile.blood-pressure.start')}
      />
    )
  }
  const category = categorize(latest)
  const shown = isStale
    ? t('dashboard.tile.stale', { when: words.when(latest) })
    : words.when(latest)
  const when = leftOut === 0 ? shown : t('dashboard.tile.left-out', { when: shown, count: leftOut })
  const label = t('dashboard.tile.reading', {
    name,
    value: words.spoken(latest),
    status: t(`blood-pressure.category.${category}`),
    when,
  })
  return (
    <Tile
      to={to}
      icon="heart-check"
      name={name}
      label={label}
      when={when}
      value={
        <Metric value={latest.systolic} second={latest.diastolic} unit={t('blood-pressure.unit')} />
      }
      status={<PressureCategoryMark category={category} />}
      sparkline={
        <Sparkline
          kind="stems"
          {...rangeMarks.bloodPressure[category]}
          band={{
            low: bloodPressureTarget.diastolicBelow,
            high: bloodPressureTarget.systolicBelow,
          }}
          values={readings
            .toSorted(oldestFirst)
            .slice(-shownReadings)
            .map(({ systolic, diastolic }) => ({ low: diastolic, high: systolic }))}
        />
      }
    />
  )
}
