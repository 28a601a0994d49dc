import { type BloodPressureReading, categorize } from '#domain/blood-pressure.ts'
import { changeBetween } from '#domain/blood-pressure-change.ts'
import { statisticsOf } from '#domain/blood-pressure-statistics.ts'
import { sampleOf } from '#domain/blood-pressure-summary.ts'
import { dayOf, latestOf } from '#domain/readings.ts'
import { addDays, later } from '#domain/readings-calendar.ts'
import { firstDay } from '#domain/readings-opening.ts'
import { periodEnding } from '#domain/readings-period.ts'
import { useBloodPressureReadings, useBloodPressureStats } from '#gateway/blood-pressure.queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMember } from '#session/member-context.tsx'
import { Card } from '#ui/card/card.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Pending } from '#ui/state/pending.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { CategoryScale } from './category-scale.tsx'
import { FiveDayPanel } from './five-day-panel.tsx'
import { LatestReading } from './latest-reading.tsx'
import * as styles from './overview.css.ts'
import { PageFailure } from './failure.tsx'
import { BloodPressurePage } from './page.tsx'
import { SevereCare } from './severe-care.tsx'
import { StaleNote } from '#ui/read/stale-note.tsx'
import { Tips } from './tips.tsx'
import { WeekPanel } from './week-panel.tsx'

/** How am I doing, and what do I do next. */
export const OverviewScreen = () => <BloodPressurePage tab="overview">{userId => <Overview userId={userId} />}</BloodPressurePage>

function Overview({ userId }: { userId: string }) {
  const t = useMessages()
  const { now, today } = useToday()
  const newest = useBloodPressureReadings({ userId, start: firstDay, end: addDays(today, 1), count: 1 })
  if (newest.state === 'pending') {
    return (
      <Pending label={t('blood-pressure.loading')}>
        <Stack gap="s8">
          <Skeleton height="24rem" card />
          <Skeleton height="11rem" card />
        </Stack>
      </Pending>
    )
  }
  if (newest.state === 'failed') {
    return (
      <>
        <PageFailure {...newest} />
        <Tips />
      </>
    )
  }
  const latest = latestOf(newest.data)
  if (latest === null) {
    return (
      <>
        <Card>
          <EmptyState icon="heart-check" title={t('blood-pressure.empty.title')}>
            {t('blood-pressure.empty.text')}
          </EmptyState>
        </Card>
        <Panels userId={userId} today={today} />
      </>
    )
  }
  const isSevere = categorize(latest) === 'severe'
  return (
    <Stack gap="s10">
      <StaleNote {...newest} />
      {isSevere ? <SevereCare reading={latest} now={now} today={today} /> : null}
      <Hero userId={userId} latest={latest} today={today} />
      <CategoryScale pressure={latest} today={today} />
      <Panels userId={userId} today={today} isUrgent={isSevere} />
    </Stack>
  )
}

/** The latest reading beside the week up to today (or up to a reading from a clock ahead of ours). */
function Hero({ userId, latest, today }: { userId: string; latest: BloodPressureReading; today: string }) {
  const { activePrograms } = useMember()
  const week = periodEnding('week', later(today, dayOf(latest)))
  const read = useBloodPressureReadings({ userId, ...week })
  const before = useBloodPressureStats({ ...periodEnding('month', addDays(week.start, -1)), active: activePrograms })
  const statistics = read.state === 'ready' ? statisticsOf(read.data) : null
  const change = changeBetween(statistics, before.state === 'ready' ? sampleOf(before.data) : null)
  return (
    <Card clip padding="none" aria-labelledby="blood-pressure-latest">
      <div className={styles.hero}>
        <div className={styles.heroPart}>
          <LatestReading reading={latest} change={change} today={today} />
        </div>
        <div className={styles.heroPart}>
          <WeekPanel read={read} week={week} today={today} />
        </div>
      </div>
    </Card>
  )
}

function Panels({ userId, today, isUrgent = false }: { userId: string; today: string; isUrgent?: boolean }) {
  const { hasFiveDayCheck } = useMember()
  const read = useBloodPressureReadings({ userId, ...periodEnding('week', today), wanted: hasFiveDayCheck })
  return (
    <div className={styles.panels}>
      {hasFiveDayCheck && read.state === 'ready' ? <FiveDayPanel readings={read.data} today={today} look={isUrgent ? 'secondary' : 'primary'} /> : null}
      <Tips />
    </div>
  )
}
