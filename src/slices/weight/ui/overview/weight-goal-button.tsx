import { isUnreadable, knownOrNull } from '#platform/model/parts/part.ts'
import { useState } from 'react'
import type { WeightStats } from '#vitals/model/weight/weight-stats.ts'
import { hasSetPersonalGoalWeight, knownTarget } from '#vitals/model/weight/weight-target.ts'
import {
  useRequestedWeightTarget,
  useWeightGoal,
  useWeightStats,
} from '#vitals/api/readings/weight-goal-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { overviewDurations } from '../overview-durations.ts'
import { WeightGoalForm } from './weight-goal-form.tsx'

/**
 * Sets or changes the goal in a dialog, which waits for the server's suggestion and limits. Renders
 * nothing before the first reading.
 */
export function WeightGoalButton() {
  const stats = useWeightStats(overviewDurations)
  const overall = stats.state === 'ready' ? stats.data.overallStats : null
  return overall === null || knownOrNull(overall.currentWeightReading) === null ? null : (
    <OpenGoal overall={overall} />
  )
}

function OpenGoal({ overall }: { overall: WeightStats['overallStats'] }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { target, isSettled } = useRequestedWeightTarget()
  const goal = useWeightGoal()
  const title = t(
    goal === undefined
      ? 'weight.goal.open'
      : isUnreadable(goal) || hasSetPersonalGoalWeight(target)
        ? 'weight.goal.edit'
        : 'weight.goal.set',
  )
  const close = () => setOpen(false)
  return (
    <>
      <Button look="secondary" size="compact" icon="pencil" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && !isSettled ? (
        <Dialog open title={title} onClose={close}>
          <Text>{t('readings.loading')}</Text>
        </Dialog>
      ) : null}
      {isOpen && isSettled ? (
        <WeightGoalForm
          {...{ title, overall }}
          target={target && knownTarget(target)}
          onClose={close}
        />
      ) : null}
    </>
  )
}
