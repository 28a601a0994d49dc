import { useId } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import {
  goalPlanOf,
  type GoalField,
  goalProblems,
  type GoalInput,
} from '../../model/goal-plan-form.ts'
import type { Goal, GoalKind } from '../../model/goals.ts'
import { rawOf } from '#platform/model/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { useSetGoal } from '../../api/goal-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStoredForm } from '#session/storage/use-stored-form.ts'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { DateField } from '#ui/forms/fields/date-field.tsx'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { EditConflicts } from '#ui/forms/edit-conflicts.tsx'
import { FieldPair, FormFrame } from '#ui/forms/form-frame.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { useSubmit } from '#ui/forms/use-submit.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useNavigateTo } from '#ui/navigation/use-route-navigation.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { DeleteGoal } from './delete-goal.tsx'
import { goalKindKey } from '../goal-kind-key.ts'
import { useGoalPlanWords } from './use-goal-plan-words.ts'

const fields = ['title', 'times', 'startDate', 'endDate'] as const

/**
 * The form of a goal. The goal has a client id, so that a lost response does not create a second
 * one.
 */
export function GoalForm({
  id,
  kinds,
  initial,
  isNew,
}: {
  id: string
  kinds: readonly GoalKind[]
  initial: GoalInput
  isNew: boolean
}) {
  const t = useMessages()
  const go = useNavigateTo()
  const words = useGoalPlanWords()
  const formId = useId()
  const {
    values: typed,
    basis,
    change,
    forget,
  } = useStoredForm(`goal ${isNew ? 'new' : id}`, initial)
  const setting = useSetGoal()
  const idOf = (name: GoalField) => `${formId}-${name}`
  const form = useSubmit<GoalField, never>({ fields, problems: goalProblems(typed), idOf })
  const field = (name: GoalField) => ({
    id: idOf(name),
    error: form.errors[name],
    value: typed[name],
    onChange: (text: string) => change({ [name]: text }),
  })
  const plan = goalPlanOf(typed)
  const conflicts = setting.conflicts.map(({ field, mine, theirs }) => ({
    field,
    label: words.field(field),
    mine: words.value({ ...plan, [field]: mine }, field),
    theirs: words.value({ ...plan, [field]: theirs }, field),
  }))

  async function save() {
    finish(await setting.save({ id, told: plan, shown: isNew ? null : goalPlanOf(basis) }))
    return 'withdrawn' as const
  }
  function finish(saved: Goal | null) {
    if (saved === null) return
    showToast({ tone: 'success', title: t('goals.form.saved', { title: saved.plan.title }) })
    leave()
  }
  function leave() {
    forget()
    go(href('coachingGoals'), 'replace')
  }

  return (
    <FormFrame
      onSubmit={() => void form.submit(save)}
      actions={
        <>
          <Button type="submit" working={setting.working} workingLabel={t('forms.saving')}>
            {t('goals.form.save')}
          </Button>
          <ButtonLink look="quiet" to={href('coachingGoals')}>
            {t('forms.cancel')}
          </ButtonLink>
          {isNew ? null : <DeleteGoal id={id} title={initial.title} onDeleted={leave} />}
        </>
      }
    >
      <ErrorSummary
        title={t('forms.summary', { count: form.summary.length })}
        problems={form.summary}
        attempt={form.attempt}
      />
      <EditConflicts
        items={conflicts}
        why={setting.isContradiction ? t('goals.form.conflict.days') : undefined}
        working={setting.working}
        onChoose={(kept) => void setting.choose(kept).then(finish)}
        onDismiss={setting.dismiss}
      />
      <SaveError failure={setting.failure} title={t('goals.form.trouble')} support={supportCall} />
      <SelectField
        label={t('goals.form.kind')}
        options={kinds.map((kind) => ({ value: rawOf(kind), label: t(goalKindKey(kind)) }))}
        value={rawOf(typed.kind)}
        onChange={(raw) =>
          change({ kind: kinds.find((kind) => rawOf(kind) === raw) ?? typed.kind })
        }
      />
      <TextField
        {...field('title')}
        label={t('goals.form.title')}
        hint={t('goals.form.title.hint')}
        autoComplete="off"
      />
      <TextField
        {...field('times')}
        label={t('goals.form.times')}
        inputMode="numeric"
        autoComplete="off"
      />
      <FieldPair>
        <DateField {...field('startDate')} label={t('goals.form.start')} />
        <DateField
          {...field('endDate')}
          label={t('goals.form.end')}
          optional={t('forms.optional')}
        />
      </FieldPair>
    </FormFrame>
  )
}
