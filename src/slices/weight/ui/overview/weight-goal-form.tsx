import { knownOrNull } from '#platform/model/part.ts'
import { useId } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'
import {
  type WeightGoalInput,
  weightGoalInputOf,
  weightGoalChoice,
  type WeightGoalFields,
  weightGoalProblem,
} from '../../model/weight-goal-input.ts'
import { targetPounds } from '../../model/weight-progress.ts'
import type { WeightStats } from '#vitals/model/weight/weight-stats.ts'
import { weightGoalBounds } from '#vitals/model/care-thresholds.ts'
import { parsePounds } from '../../model/pounds-input.ts'
import type { KnownWeightTarget } from '#vitals/model/weight/weight-target.ts'
import { useSetWeightTarget } from '../../api/use-set-weight-target.ts'
import { useToday } from '#i18n/use-today.ts'
import { useStoredForm } from '#session/storage/use-stored-form.ts'
import { useMember } from '#session/member/member-context.tsx'
import { useViewOnly } from '#session/impersonation/use-view-only.ts'
import { Button } from '#ui/primitives/button.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { EditConflicts } from '#ui/forms/edit-conflicts.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { ViewOnlyNote } from '#ui/forms/view-only-note.tsx'
import { useSubmit } from '#ui/forms/use-submit.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useWeightWords, type WeightWords } from '../use-weight-words.ts'

type Overall = WeightStats['overallStats']

/**
 * The goal in pounds and its start reading. A goal below the minimum is rejected by the form and by
 * the server.
 */
export function WeightGoalForm({
  title,
  target,
  overall,
  onClose,
}: {
  title: string
  target: KnownWeightTarget | undefined
  overall: Overall | null
  onClose: () => void
}) {
  const { today } = useToday()
  const words = useWeightWords(today)
  const { t } = words
  const id = useId()
  const isViewOnly = useViewOnly()
  const { hasSafeContent } = useMember()
  const {
    values: typed,
    change: keep,
    forget,
  } = useStoredForm('weight-goal', { ...weightGoalInputOf(target, !hasSafeContent), shown: target })
  // Store all fields, so that the draft keeps the target that filled the form.
  const change = (more: Partial<WeightGoalInput>) => keep({ ...typed, ...more })
  const setting = useSetWeightTarget()
  const lowest = target?.lowestTarget ? words.number(targetPounds(target.lowestTarget)) : null
  const problem = weightGoalProblem(typed, target)
  const figures = {
    lowest: lowest ?? '',
    from: words.number(weightGoalBounds.from),
    to: words.number(weightGoalBounds.to),
  }
  const form = useSubmit<'goal', never>({
    fields: ['goal'],
    typed: { goal: typed.goal },
    problems: problem === undefined ? {} : { goal: [problem, figures] },
    idOf: () => id,
  })

  const value = (field: keyof WeightGoalFields, of: Partial<WeightGoalFields>) =>
    field === 'target'
      ? of.target
        ? words.number(targetPounds(of.target))
        : ''
      : startWords(words, overall, of.weightReadingId ?? null)
  const conflicts = setting.conflicts.map(({ field, mine, theirs }) => ({
    field,
    label: t(field === 'target' ? 'weight.goal.field' : 'weight.goal.from'),
    mine: value(field, { [field]: mine }),
    theirs: value(field, { [field]: theirs }),
  }))

  async function send() {
    const { shown } = typed
    finish(
      await setting.save({
        told: weightGoalChoice(
          typed,
          shown,
          knownOrNull(overall?.currentWeightReading)?.id ?? null,
        ),
        shown: { target: shown?.target ?? null, weightReadingId: shown?.weightReadingId ?? null },
      }),
    )
    return null
  }
  function finish(saved: KnownWeightTarget | null) {
    if (saved === null) return
    showToast({
      tone: 'success',
      title: t('weight.goal.saved', {
        goal: words.number(
          saved.target === null ? (parsePounds(typed.goal) ?? 0) : targetPounds(saved.target),
        ),
      }),
    })
    close()
  }
  function close() {
    forget()
    onClose()
  }

  return (
    <Dialog
      open
      title={title}
      onClose={close}
      actions={
        <>
          <Button
            type="submit"
            form={`${id}-form`}
            working={form.isWorking}
            workingLabel={t('forms.saving')}
          >
            {t('weight.goal.save')}
          </Button>
          <Button look="secondary" onClick={close}>
            {t('forms.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit(send)
        }}
      >
        <Stack gap="s5">
          <ViewOnlyNote isShown={isViewOnly} />
          <EditConflicts
            items={conflicts}
            working={setting.working}
            onChoose={(kept) => void setting.choose(kept).then(finish)}
            onDismiss={setting.dismiss}
          />
          <SaveError
            failure={setting.failure}
            title={t('weight.goal.trouble')}
            support={supportCall}
          />
          <TextField
            id={id}
            label={t('weight.goal.field')}
            inputMode="decimal"
            autoComplete="off"
            value={typed.goal}
            onChange={(goal) => change({ goal })}
            error={form.errors.goal}
            hint={lowest === null ? undefined : t('weight.goal.lowest', { lowest })}
          />
          <Suggestion
            {...{ target, words }}
            isHidden={hasSafeContent}
            onTake={(goal) => change({ goal })}
          />
          <Start
            {...{ target, overall, words }}
            value={typed.start}
            onChange={(start) => change({ start })}
          />
          <Text look="small" tone="secondary">
            {t('weight.goal.coach')}
          </Text>
        </Stack>
      </form>
    </Dialog>
  )
}

/** The start of a goal as text, with figures only for the newest and the first reading. */
function startWords(
  { t, number, day }: WeightWords,
  overall: Overall | null,
  id: string | null,
): string {
  const latest = knownOrNull(overall?.currentWeightReading)
  const first = knownOrNull(overall?.startingWeightReading)
  const reading = id === latest?.id ? latest : id === null || id === first?.id ? first : null
  if (reading === null) return t(id === null ? 'weight.goal.from.first' : 'weight.goal.from.other')
  return t('weight.goal.start', { pounds: number(reading.pounds), day: day(dayOf(reading)) })
}

/**
 * The program's suggestion with a button to use it. It is not shown if weight loss may be a sign of
 * illness.
 */
function Suggestion({
  target,
  isHidden,
  words,
  onTake,
}: {
  target: KnownWeightTarget | undefined
  isHidden: boolean
  words: WeightWords
  onTake: (goal: string) => void
}) {
  const { t } = words
  if (isHidden || !target?.suggestedTarget) return null
  const pounds = targetPounds(target.suggestedTarget)
  return (
    <Stack gap="s2" align="start">
      <Text>{t('weight.goal.suggestion', { goal: words.number(pounds) })}</Text>
      <Button look="quiet" size="compact" flush onClick={() => onTake(String(pounds))}>
        {t('weight.goal.take', { goal: words.number(pounds) })}
      </Button>
    </Stack>
  )
}

/** The start of the goal; it is a choice only with a current goal. */
function Start({
  target,
  overall,
  words,
  value,
  onChange,
}: {
  target: KnownWeightTarget | undefined
  overall: Overall | null
  words: WeightWords
  value: 'latest' | 'kept'
  onChange: (value: 'latest' | 'kept') => void
}) {
  const { t } = words
  const latest = knownOrNull(overall?.currentWeightReading)
  if (latest === null) return null
  const startText = (reading: typeof latest) =>
    t('weight.goal.start', { pounds: words.pounds(reading.pounds), day: words.day(dayOf(reading)) })
  if (!target?.target)
    return (
      <Text look="small" tone="secondary">
        {t('weight.goal.from-latest', { start: startText(latest) })}
      </Text>
    )
  const first = knownOrNull(overall?.startingWeightReading)
  // A goal without a reading starts from the first reading.
  const kept = target.weightReadingId === null && first !== null ? { detail: startText(first) } : {}
  return (
    <RadioGroup
      label={t('weight.goal.from')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'kept', label: t('weight.goal.from.kept'), ...kept },
        { value: 'latest', label: t('weight.goal.from.latest'), detail: startText(latest) },
      ]}
    />
  )
}
