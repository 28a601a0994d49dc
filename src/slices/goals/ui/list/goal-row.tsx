import { isUnreadable } from '#platform/model/parts/part.ts'
import { type Goal, hasEnded, isOwnCount } from '../../model/goals.ts'
import { type Day, isAhead } from '#platform/model/calendar-day.ts'
import { href } from '#platform/model/paths.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { formatDay, inSentence } from '#i18n/wall-clock-format.ts'
import { Link } from '#ui/navigation/link.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { ListRow } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { goalKindKey } from '../goal-kind-key.ts'

/** A goal: its frequency, start date, and progress in the readings of the last seven days. */
export function GoalRow({
  goal,
  today,
  mayChange,
}: {
  goal: Goal
  today: Day
  mayChange: boolean
}) {
  const { id, plan, weeklyCompletedCount } = goal
  const t = useMessages()
  const locale = useLocale()
  const day = (of: Day) => inSentence(formatDay(of, today, locale, 'short'), locale)
  const isOver = hasEnded(goal, today)
  const planText = t(isAhead(plan.startDate, today) ? 'goals.plan.later' : 'goals.plan', {
    kind: t(goalKindKey(plan.kind)),
    count: plan.weeklyTargetCount,
    start: day(plan.startDate),
  })
  const endDay = (end: NonNullable<typeof plan.endDate>) =>
    isUnreadable(end) ? t('ui.unreadable') : day(end)
  const until =
    plan.endDate === undefined || isOver
      ? ''
      : ` ${t('goals.until', { end: endDay(plan.endDate) })}`
  return (
    <ListRow
      title={plan.title}
      ending="below"
      detail={`${planText}${until}`}
      end={
        mayChange ? (
          <Link
            look="standalone"
            to={`${href('goalSetting')}?goal=${encodeURIComponent(id)}`}
            aria-label={t('goals.change-name', { title: plan.title })}
          >
            {t('goals.change')}
          </Link>
        ) : undefined
      }
    >
      {isOver && plan.endDate !== undefined ? (
        <Text look="small" tone="muted">
          {t('goals.ended.on', { end: endDay(plan.endDate) })}
        </Text>
      ) : isUnreadable(weeklyCompletedCount) ? (
        <Text look="small">{t('goals.done.unread')}</Text>
      ) : weeklyCompletedCount === undefined ? (
        <Text look="small" tone="muted">
          {t(isOwnCount(plan.kind) ? 'goals.own-count' : 'goals.count.unknown')}
        </Text>
      ) : (
        <Stack gap="s1">
          <Text look="small">
            {t('goals.done', { done: weeklyCompletedCount, count: plan.weeklyTargetCount })}
          </Text>
          <ProgressBar done={weeklyCompletedCount} of={plan.weeklyTargetCount} />
        </Stack>
      )}
    </ListRow>
  )
}
