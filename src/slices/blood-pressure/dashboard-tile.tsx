import { categorize, type BloodPressureReading } from '#domain/blood-pressure.ts'
import { latestOf, oldestFirst } from '#domain/readings.ts'
import { addDays } from '#domain/readings-calendar.ts'
import { firstDay } from '#domain/readings-opening.ts'
import { bloodPressureTarget } from '#domain/thresholds.ts'
import { useBloodPressureReadings } from '#gateway/blood-pressure.queries.ts'
import { useUserId } from '#gateway/user-id.queries.ts'
import type { Read } from '#gateway/read.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/card/card.tsx'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import { Metric } from '#ui/text/metric.tsx'
import { Text } from '#ui/text/text.tsx'
import { TilePending } from '#ui/tile/tile-pending.tsx'
import { Tile } from '#ui/tile/tile.tsx'
import { categoryLook } from './category-look.ts'
import { CategoryMark } from './category-mark.tsx'
import { FailurePanel } from './failure.tsx'
import { useWords } from './use-words.ts'

const to = '/blood-pressure/overview'
const shownReadings = 14

/** The dashboard's blood pressure: the latest reading, what it means, when, and the last two weeks' worth. A list item. */
export function BloodPressureTile() {
  const userId = useUserId()
  return userId.state === 'ready' ? <KnownMember userId={userId.data} /> : <Unread read={userId} />
}

function KnownMember({ userId }: { userId: string }) {
  const { today } = useToday()
  const read = useBloodPressureReadings({ userId, start: firstDay, end: addDays(today, 1), count: shownReadings })
  return read.state === 'ready' ? <Readings readings={read.data} isStale={read.stale !== null} today={today} /> : <Unread read={read} />
}

function Unread({ read }: { read: Exclude<Read<unknown>, { state: 'ready' }> }) {
  const t = useMessages()
  if (read.state === 'pending') return <TilePending label={t('blood-pressure.loading')} />
  return (
    <li>
      <Card><FailurePanel {...read} /></Card>
    </li>
  )
}

function Readings({ readings, isStale, today }: { readings: readonly BloodPressureReading[]; isStale: boolean; today: string }) {
  const t = useMessages()
  const words = useWords(today)
  const name = t('blood-pressure.page.title')
  const latest = latestOf(readings)
  if (latest === null) {
    return (
      <Tile
        to={to} icon="heart-check" name={name} label={t('dashboard.tile.none', { name })}
        value={<Text as="span" look="label">{t('dashboard.tile.none.value')}</Text>} when={t('dashboard.tile.blood-pressure.start')}
      />
    )
  }
  const category = categorize(latest)
  const when = isStale ? t('dashboard.tile.stale', { when: words.when(latest) }) : words.when(latest)
  const label = t('dashboard.tile.reading', { name, value: words.spoken(latest), status: t(`blood-pressure.category.${category}`), when })
  return (
    <Tile
      to={to} icon="heart-check" name={name} label={label} when={when}
      value={<Metric value={latest.systolic} second={latest.diastolic} unit={t('blood-pressure.unit')} />}
      status={<CategoryMark category={category} />}
      sparkline={
        <Sparkline
          kind="stems" {...categoryLook[category]} band={{ low: bloodPressureTarget.diastolicBelow, high: bloodPressureTarget.systolicBelow }}
          values={[...readings].sort(oldestFirst).map(({ systolic, diastolic }) => ({ low: diastolic, high: systolic }))}
        />
      }
    />
  )
}
