import { useId, useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import {
  reminderLimits,
  type ReminderProblem,
  reminderProblems,
  type ReminderInput,
} from '../../model/reminder-input.ts'
import type { Reminder, ReminderKind } from '../../model/reminders.ts'
import { rawOf } from '#platform/model/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { useSetReminder } from '../../api/reminder-queries.ts'
import { useStoredForm } from '#session/storage/use-stored-form.ts'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { EditConflicts } from '#ui/forms/edit-conflicts.tsx'
import { FormFrame } from '#ui/forms/form-frame.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useNavigateTo } from '#ui/navigation/use-route-navigation.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { DeleteReminder } from './delete-reminder.tsx'
import { ReminderTimesField } from './reminder-times-field.tsx'
import { useReminderWords } from '../use-reminder-words.ts'
import { WeekdaysField } from './weekdays-field.tsx'

/** The form of a reminder. `shown` is `null` for a new one, which starts with `initial`. */
export function ReminderForm({
  kinds,
  initial,
  shown,
}: {
  kinds: readonly ReminderKind[]
  initial: ReminderInput
  shown: Reminder | null
}) {
  const words = useReminderWords()
  const { t } = words
  const go = useNavigateTo()
  const form = useId()
  const {
    values: typed,
    basis,
    change,
    forget,
  } = useStoredForm(`reminder ${shown?.id ?? 'new'}`, initial)
  const setting = useSetReminder()
  const [problems, setProblems] = useState<readonly ReminderProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const fieldId = (problem: ReminderProblem) =>
    `${form}-${problem.field}${problem.field === 'time' ? `-${problem.index}` : ''}`
  const said = (field: 'weekdays' | 'label') =>
    problems.filter((problem) => problem.field === field).map(({ problem }) => t(problem))[0]

  const conflicts = setting.conflicts.map(({ field, mine, theirs }) => ({
    field,
    label: words.field(field),
    mine: words.value({ ...typed, [field]: mine }, field),
    theirs: words.value({ ...typed, [field]: theirs }, field),
  }))

  async function save() {
    const found = reminderProblems(typed)
    setProblems(found)
    if (found.length > 0) return setAttempt(attempt + 1)
    finish(await setting.save({ id: shown?.id ?? null, told: typed, shown: shown && basis }))
  }
  function finish(saved: Reminder | null) {
    if (saved === null) return
    showToast({
      tone: 'success',
      title: t('reminders.form.saved', { name: words.name(saved) }),
      text: words.when(saved),
    })
    leave()
  }
  function leave() {
    forget()
    go(href('reminder'), 'replace')
  }

  return (
    <FormFrame
      onSubmit={() => void save()}
      actions={
        <>
          <Button type="submit" working={setting.working} workingLabel={t('forms.saving')}>
            {t('reminders.form.save')}
          </Button>
          <ButtonLink look="quiet" to={href('reminder')}>
            {t('forms.cancel')}
          </ButtonLink>
          {shown === null ? null : (
            <DeleteReminder id={shown.id} reminder={shown} onDeleted={leave} words={words} />
          )}
        </>
      }
    >
      <ErrorSummary
        title={t('forms.summary', { count: problems.length })}
        problems={problems.map((problem) => ({
          fieldId: fieldId(problem),
          message: t(problem.problem),
        }))}
        attempt={attempt}
      />
      <EditConflicts
        items={conflicts}
        working={setting.working}
        onChoose={(kept) => void setting.choose(kept).then(finish)}
        onDismiss={setting.dismiss}
      />
      <SaveError
        failure={setting.failure}
        title={t('reminders.form.trouble')}
        support={supportCall}
      />
      <RadioGroup
        label={t('reminders.form.kind')}
        options={kinds.map((kind) => ({ value: rawOf(kind), label: words.kind(kind) }))}
        value={rawOf(typed.kind)}
        onChange={(raw) =>
          change({ kind: kinds.find((kind) => rawOf(kind) === raw) ?? typed.kind })
        }
      />
      <TextField
        id={`${form}-label`}
        label={t('reminders.form.label')}
        hint={t('reminders.form.label.hint')}
        optional={t('forms.optional')}
        autoComplete="off"
        value={typed.label}
        error={said('label')}
        onChange={(label) => change({ label })}
      />
      <ReminderTimesField
        idOf={(index) => `${form}-time-${index}`}
        times={typed.times}
        most={reminderLimits.times}
        errorOf={(index) =>
          problems
            .filter((problem) => problem.field === 'time' && problem.index === index)
            .map(({ problem }) => t(problem))[0]
        }
        onChange={(times) => {
          change({ times })
          setProblems(problems.filter(({ field }) => field !== 'time'))
        }}
        words={words}
      />
      <WeekdaysField
        id={`${form}-weekdays`}
        value={typed.weekdays}
        error={said('weekdays')}
        onChange={(weekdays) => change({ weekdays })}
        words={words}
      />
      <Checkbox
        checked={typed.enabled}
        detail={t('reminders.form.enabled.detail')}
        onChange={(enabled) => change({ enabled })}
      >
        {t('reminders.form.enabled')}
      </Checkbox>
    </FormFrame>
  )
}
