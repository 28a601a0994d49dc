import { type Goal, isOwnCount } from '#domain/goals.ts'
import type { Day } from '#domain/readings-calendar.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { formatDay, inSentence } from '#i18n/wall-clock.ts'
import { Link } from '#ui/link/link.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { Row } from '#ui/rows/rows.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { kindKey } from './kind-key.ts'
import { goalsPath } from './paths.ts'

/** A goal: how often, since when, and what the readings of the last seven days say of it. */
export function GoalRow({
  goal: { id, plan, weeklyCompletedCount },
  today,
  mayChange,
}: {
  goal: Goal
  today: Day
  mayChange: boolean
}) {
  const t = useMessages()
  const locale = useLocale()
  const day = (of: Day) => inSentence(formatDay(of, today, locale, 'short'), locale)
  const isOver = plan.endDate !== undefined && plan.endDate < today
  const told = t(plan.startDate > today ? 'goals.plan.later' : 'goals.plan', {
    kind: t(kindKey(plan.kind)),
    count: plan.weeklyTargetCount,
    start: day(plan.startDate),
  })
  const until =
    plan.endDate === undefined || isOver ? '' : ` ${t('goals.until', { end: day(plan.endDate) })}`
  return (
    <Row
      title={plan.title}
      ending="below"
      detail={`${told}${until}`}
      end={
        mayChange ? (
          <Link
            look="standalone"
            to={goalsPath.change(id)}
            aria-label={t('goals.change-name', { title: plan.title })}
          >
            {t('goals.change')}
          </Link>
        ) : undefined
      }
    >
      {isOver ? (
        <Text look="small" tone="muted">
          {t('goals.ended.on', { end: day(plan.endDate) })}
        </Text>
      ) : weeklyCompletedCount === undefined ? (
        <Text look="small" tone="muted">
          {t(isOwnCount(plan.kind) ? 'goals.own-count' : 'goals.count.unknown')}
        </Text>
      ) : (
        <Stack gap="s1">
          <Text look="small">
            {t('goals.done', { done: weeklyCompletedCount, count: plan.weeklyTargetCount })}
          </Text>
          <Progress done={weeklyCompletedCount} of={plan.weeklyTargetCount} />
        </Stack>
      )}
    </Row>
  )
}
