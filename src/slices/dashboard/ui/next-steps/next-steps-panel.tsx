import { useEffect, useState } from 'react'
import { fiveDayCheck } from '#vitals/model/blood-pressure/five-day-check.ts'
import type { UrgentReading } from '../../model/urgent-readings.ts'
import {
  type NextStep,
  nextSteps,
  announcementOfSteps,
  visibleSteps,
  withDismissed,
} from '../../model/next-steps.ts'
import { dayOf, latestOf } from '#vitals/model/readings/readings.ts'
import { newestRequest } from '#vitals/model/readings/initial-range.ts'
import { useBloodPressureReadings } from '#vitals/api/readings/use-blood-pressure-readings.ts'
import { useStripsNeed } from '#vitals/api/care/supplies-queries.ts'
import { useUserTasks } from '../../api/user-task-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { useFlag } from '#session/member/app-state-store.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { NextStepItem } from '#ui/data/next-step-item.tsx'
import { NextStepsSkeleton } from '#ui/data/next-steps-skeleton.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { DismissChallenge } from './dismiss-challenge.tsx'
import { NextStepRow, type NextStepsProps } from './next-step-row.tsx'
import * as styles from './next-steps-panel.css.ts'
import { useNextStepCount } from './use-next-step-count.ts'

/** The longest time in milliseconds that a slow call delays the other steps. */
const patience = 1500

/** The next steps: daily needs, the start and tasks. A failed source does not affect the others. */
export function NextStepsPanel({
  pathOf,
  danger,
}: NextStepsProps & { readonly danger: UrgentReading }) {
  const t = useMessages()
  const { today } = useToday()
  const { hasFiveDayCheck, hasChatAvailable } = useMember()
  const { launchpad, onboardingDisplay, features, userId, deviceGroupings, programs } =
    useInitialAnswers()
  const hasLaunchpad = useFlag('HEALTH_JOURNEY_LAUNCHPAD')
  const hasOnboarding = useFlag('ONBOARDING')
  const pressures = useBloodPressureReadings({
    userId: userId.value ?? '',
    ...newestRequest,
    wanted: hasFiveDayCheck && userId.value !== null,
  })
  const tasks = useUserTasks()
  const hasSupplies = pathOf('orderSupplies') !== null
  const strips = useStripsNeed(hasSupplies)
  const [away, setAway] = useState<readonly { readonly step: NextStep; readonly at: number }[]>([])
  const [isAll, setAll] = useState(false)
  const isLate = useLate()
  const { room, remember } = useNextStepCount()

  const isComing =
    tasks.state === 'pending' ||
    danger.state === 'coming' ||
    (hasSupplies && strips.state === 'pending') ||
    [launchpad, onboardingDisplay, features, programs].some(({ status }) => status === 'pending') ||
    (hasFiveDayCheck && userId.status !== 'failed' && pressures.state === 'pending')
  const steps = nextSteps({
    dangers: danger.found,
    fiveDays:
      hasFiveDayCheck && pressures.state === 'ready'
        ? {
            takenAt:
              latestOf(pressures.data.filter((reading) => dayOf(reading) === today))?.timestamp ??
              null,
            done: fiveDayCheck(pressures.data, today).done,
          }
        : null,
    launchpad: hasLaunchpad ? (launchpad.value ?? {}) : {},
    onboarding: hasOnboarding ? (onboardingDisplay.value ?? {}) : {},
    tasks: tasks.state === 'ready' ? tasks.data : [],
    strips: hasSupplies && strips.state === 'ready' ? strips.data : null,
    hasDevices: deviceGroupings.status !== 'ready' || (deviceGroupings.value ?? []).length > 0,
    hasChat: hasChatAvailable,
    leadsTo: (id) => pathOf(id) !== null,
  })
  const rows = withDismissed(steps, away)
  const tasksFailed = tasks.state === 'failed'
  const tasksLeftOut = tasks.state === 'ready' ? (tasks.leftOut ?? 0) : 0
  const restFailed =
    // An unknown program may have tasks.
    programs.status === 'failed' ||
    (programs.leftOut ?? 0) > 0 ||
    (hasFiveDayCheck && pressures.state !== 'ready') ||
    danger.state === 'lost' ||
    (hasSupplies && strips.state === 'failed')
  const said = announcementOfSteps(rows.length + tasksLeftOut, {
    isComing,
    isLate,
    tasksFailed,
    restFailed,
  })
  if (said === 'coming')
    return (
      <LoadingStatus label={t('dashboard-more.steps.loading')}>
        <NextStepsSkeleton room={room} />
      </LoadingStatus>
    )

  const lost = [tasks, strips, pressures].find(({ state }) => state === 'failed') ?? tasks
  const shown = isAll || rows.length === visibleSteps + 1 ? rows : rows.slice(0, visibleSteps)
  return (
    <Card surface="mist" ripples="small" aria-labelledby="dashboard-steps">
      <div className={styles.panel[room]}>
        <Remembered steps={shown.length} remember={remember} />
        <Heading level={2} id="dashboard-steps">
          {t('dashboard-more.steps.title')}
        </Heading>
        <Stack gap="s2">
          {tasksLeftOut === 0 ? null : (
            <Text look="small" role="status">
              {t('ui.left-out.entries', { count: tasksLeftOut })}
            </Text>
          )}
          <ol role="list">
            {said === 'none' ? (
              <NextStepItem
                icon="check"
                isDone
                title={t('dashboard-more.steps.none')}
                detail={t('dashboard-more.steps.none.text')}
              />
            ) : null}
            {shown.map(({ step, isAway }) => (
              <NextStepRow
                key={step.key}
                step={step}
                isAway={isAway}
                pathOf={pathOf}
                onAway={() =>
                  setAway((all) => [
                    ...all,
                    { step, at: rows.findIndex((row) => row.step.key === step.key) },
                  ])
                }
                onBack={() => setAway((all) => all.filter((one) => one.step.key !== step.key))}
              />
            ))}
          </ol>
          {said !== 'lost' ? null : (
            <Inline gap="s3" role="alert">
              <Text as="span" look="small">
                {t('dashboard-more.steps.failed')}
              </Text>
              {lost.state === 'failed' ? (
                <Button
                  look="secondary"
                  size="compact"
                  icon="refresh"
                  working={lost.retrying}
                  onClick={lost.again}
                >
                  {t('ui.try-again')}
                </Button>
              ) : null}
            </Inline>
          )}
          <Inline gap="s3">
            {shown.length < rows.length ? (
              <Button
                look="quiet"
                size="compact"
                flush
                endIcon="chevron-down"
                onClick={() => setAll(true)}
              >
                {t('dashboard-more.steps.more', { count: rows.length - shown.length })}
              </Button>
            ) : null}
            {hasLaunchpad &&
            shown.some(({ step }) => step.kind === 'start' && step.status !== null) ? (
              <DismissChallenge />
            ) : null}
          </Inline>
        </Stack>
      </div>
    </Card>
  )
}

function Remembered({ steps, remember }: { steps: number; remember: (steps: number) => void }) {
  useEffect(() => remember(steps), [steps, remember])
  return null
}

function useLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
