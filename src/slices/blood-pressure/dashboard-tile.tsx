import { categorize, type BloodPressureReading } from '#domain/blood-pressure.ts'
import { supportCall } from '#domain/contact.ts'
import { latestOf, oldestFirst } from '#domain/readings.ts'
import { newestOf } from '#domain/readings-opening.ts'
import { bloodPressureTarget } from '#domain/thresholds.ts'
import { useBloodPressureReadings } from '#gateway/blood-pressure.queries.ts'
import { useUserId } from '#gateway/user-id.queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import { rangeLooks } from '#ui/status-mark/range-looks.ts'
import { Metric } from '#ui/text/metric.tsx'
import { Text } from '#ui/text/text.tsx'
import { TileRead } from '#ui/tile/tile-read.tsx'
import { Tile } from '#ui/tile/tile.tsx'
import { CategoryMark } from './category-mark.tsx'
import { useWords } from './use-words.ts'

const to = '/blood-pressure/overview'
const shownReadings = 14

/**
 * The dashboard's blood pressure: the latest reading, what it means, when, and the last readings as
 * stems. A list item.
 */
export function BloodPressureTile() {
  const t = useMessages()
  const { today } = useToday()
  const userId = useUserId()
  const readings = useBloodPressureReadings({
    userId: userId.state === 'ready' ? userId.data : '',
    ...newestOf(today),
    wanted: userId.state === 'ready',
  })
  return (
    <TileRead
      read={userId.state === 'ready' ? readings : userId}
      loading={t('readings.loading')}
      title={t('blood-pressure.failed.title')}
      support={supportCall}
    >
      {(data, isStale, leftOut) => (
        <Readings readings={data} isStale={isStale} leftOut={leftOut} today={today} />
      )}
    </TileRead>
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
  const words = useWords(today)
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
      status={<CategoryMark category={category} />}
      sparkline={
        <Sparkline
          kind="stems"
          {...rangeLooks.bloodPressure[category]}
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
