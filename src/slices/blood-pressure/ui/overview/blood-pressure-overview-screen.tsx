import { noneOf } from '#platform/model/parts/none.ts'
import {
  type BloodPressureReading,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { comparedPeriod } from '#vitals/api/readings/incomplete-readings.ts'
import { careOfPressure } from '#vitals/model/blood-pressure/blood-pressure-care.ts'
import { changeBetween } from '#vitals/model/blood-pressure/blood-pressure-change.ts'
import { statisticsOf } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import { sampleOf } from '../../model/blood-pressure-sample.ts'
import { dayOf, latestAt } from '#vitals/model/readings/readings.ts'
import { addDays, hasPassed, laterDay } from '#platform/model/calendar-day.ts'
import { periodEnding } from '#platform/model/date-span.ts'
import { latestRequest } from '#vitals/api/readings/resolve-initial-range.ts'
import { useBloodPressureStats, useMemberBloodPressure } from '../../api/blood-pressure-queries.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMember } from '#session/member/member-context.tsx'
import { SplitCard } from '#ui/layout/split-card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { toldByPage } from '#platform/query/query-state.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { PressureCategoryScale } from './pressure-category-scale.tsx'
import { FiveDaySeriesPanel } from './five-day-series-panel.tsx'
import { LatestBloodPressure } from './latest-blood-pressure.tsx'
import { ExplainedAreaPage } from '#vitals/ui/area/explained-area-page.tsx'
import { AreaPanelState } from '#vitals/ui/area/area-panel-state.tsx'
import { NoReadings } from '#vitals/ui/area/area-query-state.tsx'
import { bloodPressureArea } from '../blood-pressure-area.ts'
import { RetakePanel } from './retake-panel.tsx'
import { SeverePressureCareCard } from './severe-pressure-care-card.tsx'
import { QueryFailurePage } from '#ui/feedback/query-state/query-failure-page.tsx'
import { OptionalPart } from '#ui/feedback/query-state/optional-part.tsx'
import { StaleDataNote } from '#ui/feedback/query-state/stale-data-note.tsx'
import { BloodPressureTips } from './blood-pressure-tips.tsx'
import { useRetake } from './use-retake.ts'
import { BloodPressureWeek } from './blood-pressure-week.tsx'

/** The latest reading, the last week and the next step. */
export function BloodPressureOverviewScreen() {
  return (
    <ExplainedAreaPage area={bloodPressureArea} tab="overview">
      <Overview />
    </ExplainedAreaPage>
  )
}

function Overview() {
  const t = useMessages()
  const { now, today } = useToday()
  const newest = useMemberBloodPressure(latestRequest)
  if (newest.state === 'pending') {
    return (
      <LoadingStatus label={t('readings.loading')}>
        <Stack gap="s8">
          <Skeleton height="24rem" card />
          <Skeleton height="11rem" card />
        </Stack>
      </LoadingStatus>
    )
  }
  if (newest.state === 'failed') {
    return (
      <>
        <QueryFailurePage
          {...newest}
          title={t('blood-pressure.failed.title')}
          support={supportCall}
        />
        <BloodPressureTips />
      </>
    )
  }
  return (
    <Stack gap="s10">
      <StaleDataNote {...newest} />
      <OverviewContent
        latest={latestAt(newest.data, now)}
        leftOut={newest.leftOut ?? 0}
        now={now}
        today={today}
      />
    </Stack>
  )
}

/**
 * The content for a member: urgent or requested steps first, then the latest reading or the empty
 * state.
 */
function OverviewContent({
  latest,
  leftOut,
  now,
  today,
}: {
  latest: BloodPressureReading | null
  leftOut: number
  now: number
  today: string
}) {
  const { isAsked, isOpenedHere, close } = useRetake()
  const isSevere = latest !== null && categorize(latest) === 'severe'
  const day = latest === null ? today : dayOf(latest)
  const lately = useMemberBloodPressure({
    start: addDays(day, -1),
    end: day,
    wanted: isSevere,
  })
  const care = isSevere
    ? careOfPressure(
        [latest, ...(lately.state === 'ready' ? lately.data : [])],
        now,
        lately.state === 'ready' && !lately.leftOut,
      )
    : null
  // "Measure again" leads to the steps themselves; the card with its signs stays below them.
  const isGuided = isAsked && care !== null && care.ask !== 'call'
  return (
    <>
      {care === null || isGuided ? null : <SeverePressureCareCard care={care} today={today} />}
      {isAsked ? (
        <RetakePanel
          latest={latest}
          today={today}
          takesFocus={isOpenedHere || isGuided}
          isToCall={care?.ask === 'call'}
          onClose={close}
        />
      ) : null}
      {isGuided && care !== null ? <SeverePressureCareCard care={care} today={today} /> : null}
      {/* The week says it of its own readings. */}
      {latest !== null && hasPassed(addDays(day, 6), today) ? (
        <OmittedRowsNote count={leftOut} />
      ) : null}
      {latest === null ? (
        <NoReadings none={noneOf(latest, leftOut)} area={bloodPressureArea} />
      ) : (
        <Hero latest={latest} today={today} />
      )}
      {latest === null ? null : <PressureCategoryScale pressure={latest} today={today} />}
      <CheckAndTips today={today} />
    </>
  )
}

/**
 * The latest reading beside the week up to today, or up to a reading from a clock ahead of ours.
 */
function Hero({ latest, today }: { latest: BloodPressureReading; today: string }) {
  const { activePrograms } = useMember()
  const week = periodEnding('week', laterDay(today, dayOf(latest)))
  const read = useMemberBloodPressure(week)
  const before = useBloodPressureStats({
    ...periodEnding('month', addDays(week.start, -1)),
    active: activePrograms,
  })
  const statistics = read.state === 'ready' ? statisticsOf(read.data) : null
  const compared = read.state === 'ready' ? comparedPeriod(before, read.leftOut) : null
  const change =
    before.state === 'failed'
      ? 'failed'
      : changeBetween(statistics, compared === null ? null : sampleOf(compared))
  return (
    <SplitCard
      labelledBy="blood-pressure-latest"
      start={<LatestBloodPressure reading={latest} change={change} today={today} />}
      end={
        <AreaPanelState area={bloodPressureArea} read={read} height="18rem">
          {(readings, leftOut) => <BloodPressureWeek {...{ readings, leftOut, week, today }} />}
        </AreaPanelState>
      }
    />
  )
}

function CheckAndTips({ today }: { today: string }) {
  const t = useMessages()
  const { hasFiveDayCheck } = useMember()
  const read = useMemberBloodPressure({
    ...periodEnding('week', today),
    wanted: hasFiveDayCheck,
  })
  return (
    <>
      {hasFiveDayCheck ? (
        // The page says that readings are old, and the panel which could not be read.
        <OptionalPart
          read={toldByPage(read)}
          failed={t('blood-pressure.failed.title')}
          isNone={() => false}
        >
          {(readings) => (
            <FiveDaySeriesPanel
              readings={readings}
              leftOut={read.state === 'ready' ? (read.leftOut ?? 0) : 0}
              today={today}
            />
          )}
        </OptionalPart>
      ) : null}
      <BloodPressureTips />
    </>
  )
}
