import type { useWeightGoal } from '#vitals/api/readings/weight-goal-queries.ts'
import { support } from '#platform/model/support-contact.ts'
import { isUnreadable, knownOrNull } from '#platform/model/parts/part.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'
import { shownUnit, targetPounds, type WeightProgress } from '../../model/weight-progress.ts'
import type { TargetWeight, WeightTarget } from '#vitals/model/weight/weight-target.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useMember } from '#session/member/member-context.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { WeightPaceLine } from './weight-pace-line.tsx'
import { useWeightWords, type WeightWords } from '../use-weight-words.ts'

/** The current goal with its progress, or the benefits of a goal. */
export function WeightGoalPanel({
  target,
  goal,
  progress,
  start,
  current,
  readings,
  today,
}: {
  target: WeightTarget | undefined
  goal: ReturnType<typeof useWeightGoal>
  progress: WeightProgress | null
  start: WeightReading | null
  current: WeightReading
  /** The readings of at least the last weeks; `null` while unknown. */
  readings: readonly WeightReading[] | null
  today: Day
}) {
  const words = useWeightWords(today)
  const { t } = words
  const { hasSafeContent } = useMember()
  if (goal === undefined) return <Text tone="secondary">{t('readings.loading')}</Text>
  if (isUnreadable(goal)) return <UnreadableGoal words={words} />
  if (goal === null)
    return <NoGoal suggested={knownOrNull(target?.suggestedTarget)} words={words} />
  return (
    <Stack gap="s3">
      <Heading level={2} look="label">
        {t('weight.goal.title', goalWords(words, goal))}
      </Heading>
      {progress === null || start === null ? null : (
        <>
          <Text look="lead" strong>
            {headline(words, progress)}
          </Text>
          <Stack gap="s2">
            <ProgressBar done={progress.share} of={1} />
            <Inline justify="between" gap="s4">
              <Text as="span" look="small" tone="secondary">
                {t('weight.goal.start', {
                  pounds: words.pounds(progress.start),
                  day: words.day(dayOf(start)),
                })}
              </Text>
              <Text as="span" look="small" tone="secondary">
                {t('weight.goal.end', { pounds: words.number(progress.goal) })}
              </Text>
            </Inline>
          </Stack>
        </>
      )}
      {readings === null ? null : (
        <WeightPaceLine
          {...{ readings, today, words }}
          current={current.pounds}
          goal={hasSafeContent ? null : targetPounds(goal)}
        />
      )}
    </Stack>
  )
}

const goalWords = (words: WeightWords, { weight, weightUnit }: TargetWeight) => ({
  goal: words.number(weight),
  unit: shownUnit(weightUnit),
})

function headline({ t, number }: WeightWords, { change, left }: WeightProgress): string {
  if (left === 0) return t('weight.goal.reached')
  if (change === 0) return t('weight.goal.same', { left: number(left) })
  return t(change < 0 ? 'weight.goal.down' : 'weight.goal.up', {
    change: number(Math.abs(change)),
    left: number(left),
  })
}

function UnreadableGoal({ words: { t } }: { words: WeightWords }) {
  return (
    <Stack gap="s3">
      <Heading level={2} look="label">
        {t('weight.goal.unreadable')}
      </Heading>
      <Text reading>{t('weight.goal.unreadable.text', { phone: support.phone })}</Text>
    </Stack>
  )
}

/** A first goal is suggested only to members of a weight program. */
function NoGoal({ suggested, words }: { suggested: TargetWeight | null; words: WeightWords }) {
  const { t } = words
  const { hasWeightManagement, hasSafeContent } = useMember()
  return (
    <Stack gap="s3">
      <Heading level={2} look="label">
        {t('weight.goal.none')}
      </Heading>
      <Text reading>{t('weight.goal.none.text')}</Text>
      {suggested === null || !hasWeightManagement || hasSafeContent ? null : (
        <Text tone="secondary" reading>
          {t('weight.goal.suggested', goalWords(words, suggested))}
        </Text>
      )}
    </Stack>
  )
}
