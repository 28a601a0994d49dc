import { goalPlanOf, goalProblems, type GoalInput } from '../../model/goal-plan-form.ts'
import type { Goal, GoalKind, GoalPlan } from '../../model/goals.ts'
import { rawOf } from '#platform/model/parts/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { useSetGoal } from '../../api/goal-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { DateField } from '#ui/forms/fields/date-field.tsx'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { FieldPair } from '#ui/forms/field-pair.tsx'
import { useNavigateTo } from '#ui/navigation/use-route-navigation.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { DeleteGoal } from './delete-goal.tsx'
import { goalKindKey } from '../goal-kind-key.ts'
import { useGoalPlanWords } from './use-goal-plan-words.ts'

const fields = ['title', 'times', 'startDate', 'endDate'] as const
const draftName = (id: string) => `goal ${id}`

/**
 * The form of a goal. `id` is null for a new one, which has a client id, so that a lost response
 * does not create a second one.
 */
export function GoalForm({
  id,
  kinds,
  initial,
}: {
  id: string | null
  kinds: readonly GoalKind[]
  initial: GoalInput
}) {
  const t = useMessages()
  const go = useNavigateTo()
  const words = useGoalPlanWords()
  const leave = () => go(href('coachingGoals'), 'replace')
  const form = useForm({
    name: draftName(id ?? 'new'),
    initial,
    isNew: id === null,
    fields,
    problems: goalProblems,
    prepare: ({ values, basis, key }) => ({
      id: id ?? key,
      told: goalPlanOf(values),
      shown: id === null ? null : goalPlanOf(basis),
    }),
    save: useSetGoal(),
    onSaved: ({ plan }: Goal) =>
      showToast({ tone: 'success', title: t('goals.form.saved', { title: plan.title }) }),
    onDone: leave,
    next: (saved) => draftName(saved.id),
    onNext: (saved) => go(`${href('goalSetting')}?goal=${saved.id}`, 'replace'),
  })
  const value = (field: keyof GoalPlan, version: unknown) =>
    words.value({ ...goalPlanOf(form.values), [field]: version }, field)

  return (
    <Form
      of={form}
      save={t('goals.form.save')}
      trouble={t('goals.form.trouble')}
      conflict={(name, mine, theirs) => {
        const field = name as keyof GoalPlan
        return { label: words.field(field), mine: value(field, mine), theirs: value(field, theirs) }
      }}
      contradiction={t('goals.form.conflict.days')}
      onCancel={() => go(href('coachingGoals'))}
      more={
        id === null ? null : (
          <DeleteGoal
            id={id}
            title={initial.title}
            onDeleted={() => {
              form.forget()
              leave()
            }}
          />
        )
      }
    >
      <SelectField
        label={t('goals.form.kind')}
        options={kinds.map((kind) => ({ value: rawOf(kind), label: t(goalKindKey(kind)) }))}
        value={rawOf(form.values.kind)}
        onChange={(raw) => {
          const kind = kinds.find((one) => rawOf(one) === raw)
          if (kind !== undefined) form.change({ kind })
        }}
      />
      <TextField
        {...form.field('title')}
        label={t('goals.form.title')}
        hint={t('goals.form.title.hint')}
        autoComplete="off"
      />
      <TextField
        {...form.field('times')}
        label={t('goals.form.times')}
        inputMode="numeric"
        autoComplete="off"
      />
      <FieldPair>
        <DateField {...form.field('startDate')} label={t('goals.form.start')} />
        <DateField
          {...form.field('endDate')}
          label={t('goals.form.end')}
          optional={t('forms.optional')}
        />
      </FieldPair>
    </Form>
  )
}
