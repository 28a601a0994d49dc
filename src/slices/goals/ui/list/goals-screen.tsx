import { hasRoom } from '#platform/model/numbers/limits.ts'
import { noneOf } from '#platform/model/parts/none.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import { maxGoals, splitGoals } from '../../model/goals.ts'
import { useGoals } from '../../api/goal-queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useFlag } from '#session/member/app-state-store.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { List } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { GoalRow } from './goal-row.tsx'

/** The member's goals and their progress: `/coaching/goals`. */
export function GoalsScreen() {
  const t = useMessages()
  const { today } = useToday()
  const maySet = useFlag('GOAL_SETTING')
  const add = !maySet ? undefined : (
    <ButtonLink icon="plus" to={href('goalSetting')}>
      {t('goals.new')}
    </ButtonLink>
  )
  const tabs = [
    { to: href('coaching'), label: t('goals.tab.sessions'), current: false },
    { to: href('coachingGoals'), label: t('goals.tab.goals'), current: true },
  ]
  return (
    <PageFrame
      title={t('goals.coaching')}
      lead={t('goals.lead')}
      action={add}
      tabs={{ label: t('goals.tabs'), pages: tabs }}
    >
      <QueryBoundary
        read={useGoals()}
        loading={t('goals.loading')}
        failed={t('goals.failed')}
        support={supportCall}
        bones={['18rem']}
        of="entries"
      >
        {(goals, leftOut) => {
          const { current, ended } = splitGoals(goals, today)
          if (goals.length === 0)
            return (
              <Card>
                <EmptyState
                  none={noneOf(goals, leftOut)}
                  icon="target"
                  title={t('goals.none')}
                  action={
                    maySet ? (
                      <ButtonLink
                        look="secondary"
                        size="compact"
                        icon="plus"
                        to={href('goalSetting')}
                      >
                        {t('goals.new')}
                      </ButtonLink>
                    ) : undefined
                  }
                >
                  {t('goals.none.text')}
                </EmptyState>
              </Card>
            )
          return (
            <>
              {hasRoom(goals.length, maxGoals) ? null : <Text>{t('goals.full')}</Text>}
              {(
                [
                  ['goals.current', current],
                  ['goals.ended', ended],
                ] as const
              )
                .filter(([, list]) => list.length > 0)
                .map(([title, list]) => (
                  <Card key={title}>
                    <Stack gap="s4">
                      <Heading level={2} look="h3">
                        {t(title)}
                      </Heading>
                      <List>
                        {list.map((goal) => (
                          <GoalRow key={goal.id} goal={goal} today={today} mayChange={maySet} />
                        ))}
                      </List>
                    </Stack>
                  </Card>
                ))}
            </>
          )
        }}
      </QueryBoundary>
    </PageFrame>
  )
}
