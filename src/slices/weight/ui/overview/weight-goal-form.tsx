import { knownOrNull } from '#platform/model/parts/part.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'
import {
  weightGoalInputOf,
  weightGoalChoice,
  weightGoalProblem,
} from '../../model/weight-goal-input.ts'
import { targetPounds } from '../../model/weight-progress.ts'
import type { WeightStats } from '#vitals/model/weight/weight-stats.ts'
import { weightGoalBounds } from '#vitals/model/care-thresholds.ts'
import type { KnownWeightTarget, TargetWeight } from '#vitals/model/weight/weight-target.ts'
import { useSetWeightTarget } from '../../api/use-set-weight-target.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member/member-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { FormDialog } from '#ui/forms/form/form-dialog.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useWeightWords, type WeightWords } from '../use-weight-words.ts'

const fields = ['goal'] as const
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
  const { hasSafeContent } = useMember()
  const lowest = target?.lowestTarget ? words.number(targetPounds(target.lowestTarget)) : null
  const figures = {
    lowest: lowest ?? '',
    from: words.number(weightGoalBounds.from),
    to: words.number(weightGoalBounds.to),
  }
  const form = useForm({
    name: 'weight-goal',
    initial: { ...weightGoalInputOf(target, !hasSafeContent), shown: target },
    // The draft keeps the target that filled the form.
    isNew: true,
    fields,
    problems: (typed) => {
      const problem = weightGoalProblem(typed, target)
      return problem === undefined ? {} : { goal: [problem, figures] as const }
    },
    prepare: ({ values }) => ({
      told: weightGoalChoice(
        values,
        values.shown,
        knownOrNull(overall?.currentWeightReading)?.id ?? null,
      ),
      shown: {
        target: values.shown?.target ?? null,
        weightReadingId: values.shown?.weightReadingId ?? null,
      },
    }),
    save: useSetWeightTarget(),
    onSaved: (saved, { told }) =>
      showToast({
        tone: 'success',
        title: t('weight.goal.saved', {
          goal: words.number(targetPounds(saved.target ?? told.target)),
        }),
      }),
    onDone: onClose,
  })
  const value = (field: string, version: unknown) =>
    field === 'target'
      ? version === null
        ? ''
        : words.number(targetPounds(version as TargetWeight))
      : startWords(words, overall, version as string | null)

  return (
    <FormDialog
      of={form}
      title={title}
      save={t('weight.goal.save')}
      trouble={t('weight.goal.trouble')}
      conflict={(field, mine, theirs) => ({
        label: t(field === 'target' ? 'weight.goal.field' : 'weight.goal.from'),
        mine: value(field, mine),
        theirs: value(field, theirs),
      })}
      onClose={onClose}
    >
      <TextField
        {...form.text('goal', 'weight.goal.field')}
        inputMode="decimal"
        autoComplete="off"
        hint={lowest === null ? undefined : t('weight.goal.lowest', { lowest })}
      />
      <Suggestion
        {...{ target, words }}
        isHidden={hasSafeContent}
        onTake={(goal) => form.change({ goal })}
      />
      <Start
        {...{ target, overall, words }}
        value={form.values.start}
        onChange={(start) => form.change({ start })}
      />
      <Text look="small" tone="secondary">
        {t('weight.goal.coach')}
      </Text>
    </FormDialog>
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
