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
export function GoalRow({ goal: { id, plan, doneThisWeek }, today, mayChange }: { goal: Goal; today: Day; mayChange: boolean }) {
  const t = useMessages()
  const locale = useLocale()
  const day = (of: Day) => inSentence(formatDay(of, today, locale, 'short'), locale)
  const isOver = plan.endsOn !== undefined && plan.endsOn < today
  const told = t(plan.startsOn > today ? 'goals.plan.later' : 'goals.plan', { kind: t(kindKey(plan.kind)), count: plan.timesPerWeek, start: day(plan.startsOn) })
  const until = plan.endsOn === undefined || isOver ? '' : ` ${t('goals.until', { end: day(plan.endsOn) })}`
  return (
    <Row
      title={plan.title} ending="below" detail={`${told}${until}`}
      end={mayChange ? <Link look="standalone" to={goalsPath.change(id)} aria-label={t('goals.change-name', { title: plan.title })}>{t('goals.change')}</Link> : undefined}
    >
      {isOver ? <Text look="small" tone="muted">{t('goals.ended.on', { end: day(plan.endsOn) })}</Text>
        : doneThisWeek === undefined ? <Text look="small" tone="muted">{t(isOwnCount(plan.kind) ? 'goals.own-count' : 'goals.count.unknown')}</Text> : (
          <Stack gap="s1">
            <Text look="small">{t('goals.done', { done: doneThisWeek, count: plan.timesPerWeek })}</Text>
            <Progress done={doneThisWeek} of={plan.timesPerWeek} />
          </Stack>
        )}
    </Row>
  )
}
