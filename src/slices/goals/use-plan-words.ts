import type { GoalPlan } from '#domain/goals.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { formatDay } from '#i18n/wall-clock.ts'
import { assertNever } from '#kit/assert-never.ts'
import { kindKey } from './kind-key.ts'

const labels = { kind: 'goals.form.kind', title: 'goals.form.title', timesPerWeek: 'goals.form.times', startsOn: 'goals.form.start', endsOn: 'goals.form.end' } as const satisfies Record<keyof GoalPlan, string>

/** What the fields of a goal are called, and what stands in them as text; empty for no last day. */
export function usePlanWords() {
  const t = useMessages()
  const locale = useLocale()
  const { today } = useToday()
  return {
    field: (of: keyof GoalPlan) => t(labels[of]),
    value: (plan: GoalPlan, of: keyof GoalPlan): string => {
      switch (of) {
        case 'kind':
          return t(kindKey(plan.kind))
        case 'title':
          return plan.title
        case 'timesPerWeek':
          return String(plan.timesPerWeek)
        case 'startsOn':
          return formatDay(plan.startsOn, today, locale, 'short')
        case 'endsOn':
          return plan.endsOn === undefined ? '' : formatDay(plan.endsOn, today, locale, 'short')
        default:
          return assertNever(of)
      }
    },
  }
}
