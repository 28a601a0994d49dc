import { isUnreadable } from '#platform/model/parts/part.ts'
import { noneOfPart } from '#platform/model/parts/none.ts'
import { usualWeightRange } from '#vitals/model/weight/weight-trends.ts'
import { useWeightStats } from '#vitals/api/readings/weight-goal-queries.ts'
import { mapQueryState } from '#platform/query/query-state.ts'
import { useRecentWeights } from '#vitals/api/readings/weight-queries.ts'
import { useInitialWeights } from '../../api/use-initial-weights.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member/member-context.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { overviewDurations } from '../overview-durations.ts'
import { WeightQuestions } from './weight-questions.tsx'
import { WeightGoalButton } from './weight-goal-button.tsx'
import { WeightHero } from './weight-hero.tsx'
import { WeightMedicinePanel } from './weight-medicine-panel.tsx'
import { ExplainedAreaPage } from '#vitals/ui/area/explained-area-page.tsx'
import { AreaQueryState, NoReadings } from '#vitals/ui/area/area-query-state.tsx'
import { weightArea } from '../weight-area.ts'
import { WeightOverviewChart } from './weight-overview-chart.tsx'
import { WeightTips } from './weight-tips.tsx'
import { WeightChanges } from './weight-changes.tsx'

/** The latest weight, its changes and the goal. */
export function WeightOverviewScreen() {
  const stats = useWeightStats(overviewDurations)
  const { today } = useToday()
  const { hasWeightManagement } = useMember()
  const opened = useInitialWeights({ span: null, length: usualWeightRange, today })
  // A weight-management program has loaded everything anyway.
  const all = useRecentWeights({ hasWeightManagement, wanted: hasWeightManagement })
  const loaded = mapQueryState(opened, (weights) => weights.readings)
  const source = hasWeightManagement ? all : loaded
  const readings = source.state === 'ready' ? source.data : null
  return (
    <ExplainedAreaPage area={weightArea} tab="overview">
      <Stack gap="s10">
        <WeightQuestions readings={source} />
        <AreaQueryState area={weightArea} read={stats}>
          {(data) =>
            data.overallStats.currentWeightReading === null ||
            isUnreadable(data.overallStats.currentWeightReading) ? (
              <NoReadings
                none={noneOfPart(data.overallStats.currentWeightReading)}
                area={weightArea}
              />
            ) : (
              <Stack gap="s10">
                <WeightHero
                  action={hasWeightManagement ? <WeightGoalButton /> : null}
                  stats={data}
                  current={data.overallStats.currentWeightReading}
                  readings={readings}
                />
                <AreaQueryState area={weightArea} read={opened}>
                  {(weights) => <WeightOverviewChart opened={weights} stats={data} />}
                </AreaQueryState>
                <WeightChanges
                  stats={data}
                  current={data.overallStats.currentWeightReading}
                  readings={readings}
                  today={today}
                />
              </Stack>
            )
          }
        </AreaQueryState>
        {hasWeightManagement ? <WeightMedicinePanel /> : null}
        <WeightTips />
      </Stack>
    </ExplainedAreaPage>
  )
}
