import { usualWeightRange } from '#vitals/model/weight/weight-trends.ts'
import { useWeightStats } from '#vitals/api/readings/weight-goal-queries.ts'
import { useOpenedWeight } from '../../api/use-initial-weights.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member/member-context.tsx'
import { Panels } from '#ui/layout/split-card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { overviewDurations } from '../overview-durations.ts'
import { First } from './weight-questions.tsx'
import { GoalButton } from './weight-goal-button.tsx'
import { Hero } from './weight-hero.tsx'
import { MedicinePanel } from './weight-medicine-panel.tsx'
import { NoWeight, WeightPage, WeightRead } from '../weight-page.tsx'
import { OverviewChart } from './weight-overview-chart.tsx'
import { Tips } from './weight-tips.tsx'
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
