import { usualWeightRange } from '#vitals/model/weight/weight-trends.ts'
import { useWeightStats } from '#vitals/api/readings/weight-goal-queries.ts'
import { useInitialWeights } from '../../api/use-initial-weights.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member/member-context.tsx'
import { Panels } from '#ui/layout/split-card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { overviewDurations } from '../overview-durations.ts'
import { WeightQuestions } from './weight-questions.tsx'
import { WeightGoalButton } from './weight-goal-button.tsx'
import { WeightHero } from './weight-hero.tsx'
import { WeightMedicinePanel } from './weight-medicine-panel.tsx'
import { NoWeight, WeightPage, WeightQueryState } from '../weight-page.tsx'
import { WeightOverviewChart } from './weight-overview-chart.tsx'
import { WeightTips } from './weight-tips.tsx'
import { WeightChanges } from './weight-changes.tsx'

/** The latest weight, its changes and the goal. */
export function WeightOverviewScreen() {
  const { hasWeightManagement } = useMember()
  return (
    <WeightPage tab="overview" action={hasWeightManagement ? <WeightGoalButton /> : undefined}>
      <Overview />
    </WeightPage>
  )
}

function Overview() {
  const stats = useWeightStats(overviewDurations)
  const { today } = useToday()
  const { hasWeightManagement } = useMember()
  const opened = useInitialWeights({
    hasWeightManagement,
    span: null,
    length: usualWeightRange,
    today,
  })
  const readings = opened.state === 'ready' ? opened.data.all : null
  return (
    <Stack gap="s10">
      <WeightQuestions readings={readings ?? []} />
      <WeightQueryState read={stats}>
        {(data) =>
          data.overallStats.currentWeightReading === null ? (
            <NoWeight />
          ) : (
            <Stack gap="s10">
              <WeightHero
                stats={data}
                current={data.overallStats.currentWeightReading}
                readings={readings}
              />
              <WeightQueryState read={opened}>
                {(weights) => <WeightOverviewChart opened={weights} stats={data} />}
              </WeightQueryState>
              <WeightChanges
                stats={data}
                current={data.overallStats.currentWeightReading}
                readings={readings}
                today={today}
              />
            </Stack>
          )
        }
      </WeightQueryState>
      <Panels>
        <WeightTips />
        {hasWeightManagement ? <WeightMedicinePanel /> : null}
      </Panels>
    </Stack>
  )
}
