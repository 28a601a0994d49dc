import { useId, useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import {
  goalPlanOf,
  type GoalProblem,
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
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useNavigateTo } from '#ui/navigation/use-route-navigation.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { DeleteGoal } from './delete-goal.tsx'
import { goalKindKey } from '../goal-kind-key.ts'
import { useGoalPlanWords } from './use-goal-plan-words.ts'

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
  const form = useId()
  const {
    values: typed,
    basis,
    change,
    forget,
  } = useStoredForm(`goal ${isNew ? 'new' : id}`, initial)
  const setting = useSetGoal()
  const [problems, setProblems] = useState<readonly GoalProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const field = (name: GoalProblem['field']) => ({
    id: `${form}-${name}`,
    error: problems.filter((problem) => problem.field === name).map(({ problem }) => t(problem))[0],
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
    const found = goalProblems(typed)
    setProblems(found)
    if (found.length > 0) return setAttempt(attempt + 1)
    finish(await setting.save({ id, told: plan, shown: isNew ? null : goalPlanOf(basis) }))
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
      onSubmit={() => void save()}
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
        title={t('forms.summary', { count: problems.length })}
        problems={problems.map((problem) => ({
          fieldId: `${form}-${problem.field}`,
          message: t(problem.problem),
        }))}
        attempt={attempt}
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
