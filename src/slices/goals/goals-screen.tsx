import { supportCall } from '#domain/contact.ts'
import { mostGoals, splitGoals } from '#domain/goals.ts'
import { useGoals } from '#gateway/goals.queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useFlag } from '#session/app-state.ts'
import { Card } from '#ui/card/card.tsx'
import { ButtonLink } from '#ui/link/button-link.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Rows } from '#ui/rows/rows.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { GoalRow } from './goal-row.tsx'
import { goalsPath } from './paths.ts'

/** What the member set herself, and how far her readings say she is: `/coaching/goals`. */
export function GoalsScreen() {
  const t = useMessages()
  const { today } = useToday()
  const maySet = useFlag('GOAL_SETTING')
  const add = !maySet ? undefined : (
    <ButtonLink icon="plus" to={goalsPath.new}>
      {t('goals.new')}
    </ButtonLink>
  )
  const tabs = [
    { to: goalsPath.sessions, label: t('goals.tab.sessions'), current: false },
    { to: goalsPath.goals, label: t('goals.tab.goals'), current: true },
  ]
  return (
    <PageFrame
      title={t('goals.coaching')}
      lead={t('goals.lead')}
      action={add}
      tabs={{ label: t('goals.tabs'), pages: tabs }}
    >
      <Shown
        read={useGoals()}
        loading={t('goals.loading')}
        failed={t('goals.failed')}
        support={supportCall}
        bones={['18rem']}
        of="entries"
      >
        {(goals) => {
          const { current, ended } = splitGoals(goals, today)
          if (goals.length === 0)
            return (
              <Card>
                <EmptyState
                  icon="target"
                  title={t('goals.none')}
                  action={
                    maySet ? (
                      <ButtonLink look="secondary" size="compact" icon="plus" to={goalsPath.new}>
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
              {goals.length >= mostGoals ? <Text>{t('goals.full')}</Text> : null}
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
                      <Rows>
                        {list.map((goal) => (
                          <GoalRow key={goal.id} goal={goal} today={today} mayChange={maySet} />
                        ))}
                      </Rows>
                    </Stack>
                  </Card>
                ))}
            </>
          )
        }}
      </Shown>
    </PageFrame>
  )
}
