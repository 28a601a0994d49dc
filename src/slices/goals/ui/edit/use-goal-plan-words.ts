import { isUnreadable } from '#platform/model/parts/part.ts'
import type { GoalPlan } from '../../model/goals.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { formatDay } from '#i18n/wall-clock-format.ts'
import { assertNever } from '#platform/model/assert-never.ts'
import { goalKindKey } from '../goal-kind-key.ts'

const labels = {
  kind: 'goals.form.kind',
  title: 'goals.form.title',
  weeklyTargetCount: 'goals.form.times',
  startDate: 'goals.form.start',
  endDate: 'goals.form.end',
} as const satisfies Record<keyof GoalPlan, string>

/** The labels of a goal's fields and their values as text; empty without an end date. */
export function useGoalPlanWords() {
  const t = useMessages()
  const locale = useLocale()
  const { today } = useToday()
  return {
    field: (of: keyof GoalPlan) => t(labels[of]),
    value: (plan: GoalPlan, of: keyof GoalPlan): string => {
      switch (of) {
        case 'kind':
          return t(goalKindKey(plan.kind))
        case 'title':
          return plan.title
        case 'weeklyTargetCount':
          return String(plan.weeklyTargetCount)
        case 'startDate':
          return formatDay(plan.startDate, today, locale, 'short')
        case 'endDate':
          return plan.endDate === undefined
            ? ''
            : isUnreadable(plan.endDate)
              ? t('ui.unreadable')
              : formatDay(plan.endDate, today, locale, 'short')
        default:
          return assertNever(of)
      }
    },
  }
}
