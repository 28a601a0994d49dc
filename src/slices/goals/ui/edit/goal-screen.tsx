import { hasRoom } from '#platform/model/numbers/limits.ts'
import { useState, type ReactNode } from 'react'
import { noneOf } from '#platform/model/parts/none.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import { goalKindsOf, newGoal, goalInputOf } from '../../model/goal-plan-form.ts'
import { maxGoals } from '../../model/goals.ts'
import { useGoals } from '../../api/goal-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member/member-context.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { DeletedCard } from '#ui/feedback/deleted-card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { GoalForm } from './goal-form.tsx'

/** Adds a goal, or changes or deletes the one in the address: `/goal-setting?goal=`. */
export function GoalScreen() {
  const t = useMessages()
  const [params] = useSearchParamsState()
  const id = params.get('goal')
  const kinds = goalKindsOf(useMember().activePrograms)
  const toList = (
    <ButtonLink look="secondary" to={href('coachingGoals')}>
      {t('goals.back')}
    </ButtonLink>
  )
  return (
    <PageFrame
      title={t(id === null ? 'goals.form.set' : 'goals.form.change')}
      back={{ to: href('coachingGoals'), label: t('goals.back') }}
    >
      <QueryBoundary
        read={useGoals()}
        loading={t('goals.loading')}
        failed={t('goals.failed')}
        support={supportCall}
        bones={['24rem']}
        of="entries"
      >
        {(goals, leftOut) => {
          const goal = goals.find((one) => one.id === id)
          if (goal)
            return (
              <GoalForm
                key={goal.id}
                id={goal.id}
                kinds={
                  kinds.some((kind) => kind === goal.plan.kind) ? kinds : [goal.plan.kind, ...kinds]
                }
                initial={goalInputOf(goal)}
              />
            )
          if (id !== null)
            return (
              <DeletedCard
                none={noneOf(goal, leftOut)}
                title={t('goals.form.gone')}
                action={toList}
              >
                {t('goals.form.gone.text')}
              </DeletedCard>
            )
          return (
            <NewGoal
              key="new"
              kinds={kinds}
              isFull={!hasRoom(goals.length + leftOut, maxGoals)}
              toList={toList}
            />
          )
        }}
      </QueryBoundary>
    </PageFrame>
  )
}

/** A form that is open stays when its own goal fills the list. */
function NewGoal({
  kinds,
  isFull,
  toList,
}: {
  kinds: ReturnType<typeof goalKindsOf>
  isFull: boolean
  toList: ReactNode
}) {
  const t = useMessages()
  const { today } = useToday()
  const [start] = useState(() => ({ isFull, initial: newGoal(kinds[0] ?? 'ACTIVITY', today) }))
  return start.isFull ? (
    <>
      <Text>{t('goals.full')}</Text>
      <div>{toList}</div>
    </>
  ) : (
    <GoalForm id={null} kinds={kinds} initial={start.initial} />
  )
}
