import { usualWeightRange } from '#domain/weight-trends.ts'
import { useWeightStats } from '#gateway/weight-goal.queries.ts'
import { useOpenedWeight } from '#gateway/weight-opened.queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member-context.tsx'
import { Panels } from '#ui/card/split-card.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { overviewDurations } from './durations.ts'
import { First } from './first-things.tsx'
import { GoalButton } from './goal-button.tsx'
import { Hero } from './hero.tsx'
import { MedicinePanel } from './medicine-panel.tsx'
import { NoWeight, WeightPage, WeightRead } from './page.tsx'
import { OverviewChart } from './overview-chart.tsx'
import { Tips } from './tips.tsx'
import { WeightChanges } from './weight-changes.tsx'

/** What do I weigh, where is it going, and how far is the goal. */
export function OverviewScreen() {
  const { hasWeightManagement } = useMember()
  return (
    <WeightPage tab="overview" action={hasWeightManagement ? <GoalButton /> : undefined}>
      <Overview />
    </WeightPage>
  )
}

function Overview() {
  const stats = useWeightStats(overviewDurations)
  const { today } = useToday()
  const { hasWeightManagement } = useMember()
  const opened = useOpenedWeight({
    hasWeightManagement,
    span: null,
    length: usualWeightRange,
    today,
  })
  const readings = opened.state === 'ready' ? opened.data.all : null
  return (
    <Stack gap="s10">
      <First readings={readings ?? []} />
      <WeightRead read={stats}>
        {(data) =>
          data.overallStats.currentWeightReading === null ? (
            <NoWeight />
          ) : (
            <Stack gap="s10">
              <Hero
                stats={data}
                current={data.overallStats.currentWeightReading}
                readings={readings}
              />
              <WeightRead read={opened}>
                {(weights) => <OverviewChart opened={weights} stats={data} />}
              </WeightRead>
              <WeightChanges
                stats={data}
                current={data.overallStats.currentWeightReading}
                readings={readings}
                today={today}
              />
            </Stack>
          )
        }
      </WeightRead>
      <Panels>
        <Tips />
        {hasWeightManagement ? <MedicinePanel /> : null}
      </Panels>
    </Stack>
  )
}
