import { fiveDayCheck } from '#domain/blood-pressure-five-day-check.ts'
import { dayOf, latestOf } from '#domain/readings.ts'
import { periodEnding } from '#domain/readings-period.ts'
import { fiveDayCheckDays } from '#domain/thresholds.ts'
import { useBloodPressureReadings } from '#gateway/blood-pressure.queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers, useMember } from '#session/member-context.tsx'
import { Card } from '#ui/card/card.tsx'
import { ButtonLink } from '#ui/link/button-link.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Pending } from '#ui/state/pending.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { StepsBone } from '#ui/step/steps-bone.tsx'
import { Step } from '#ui/step/step.tsx'
import { useWords } from './use-words.ts'

const to = '/blood-pressure/overview'

/**
 * What to do next about blood pressure, for members with a five-day check (PROG-020): today's reading, and the check itself. Nothing
 * while the readings are not known; the tile says what is wrong.
 */
export function BloodPressureSteps() {
  const t = useMessages()
  const { today } = useToday()
  const words = useWords(today)
  const { hasFiveDayCheck } = useMember()
  const { status, value: userId } = useInitialAnswers().userId
  const read = useBloodPressureReadings({ userId: userId ?? '', ...periodEnding('week', today), wanted: hasFiveDayCheck && userId !== null })
  if (!hasFiveDayCheck || status === 'failed' || read.state === 'failed') return null
  if (read.state === 'pending') {
    return (
      <Pending label={t('dashboard.steps.loading')}>
        <StepsBone />
      </Pending>
    )
  }
  const latest = latestOf(read.data.filter(reading => dayOf(reading) === today))
  const { done } = fiveDayCheck(read.data, today)
  const isFinished = done === fiveDayCheckDays
  return (
    <Card surface="mist" ripples aria-labelledby="dashboard-steps">
      <Stack gap="s2">
        <Heading level={2} id="dashboard-steps">{t('dashboard.steps.title')}</Heading>
        <ol role="list">
          <Step
            icon="heart-check" isDone={latest !== null} title={t('dashboard.steps.take')}
            detail={latest === null ? t('dashboard.steps.take.how') : t('dashboard.steps.take.done', { time: words.time(latest.timestamp) })}
          />
          <Step
            icon="calendar" isDone={isFinished} title={t(isFinished ? 'dashboard.steps.finished' : done === 0 ? 'dashboard.steps.begin' : 'dashboard.steps.check')}
            detail={
              isFinished ? t('dashboard.steps.check.done', { days: fiveDayCheckDays })
              : done === 0 ? t('dashboard.steps.check.start')
              : t('dashboard.steps.check.progress', { done, days: fiveDayCheckDays })
            }
            action={isFinished ? undefined : <ButtonLink look="secondary" size="compact" to={to}>{t(done === 0 ? 'dashboard.steps.see' : 'dashboard.steps.go')}</ButtonLink>}
          />
        </ol>
      </Stack>
    </Card>
  )
}
