import { useEffect, useState } from 'react'
import { fiveDayCheck } from '#vitals/model/blood-pressure/five-day-check.ts'
import type { UrgentReading } from '../../model/urgent-readings.ts'
import {
  type NextStep,
  nextSteps,
  announcementOfSteps,
  leadFirst,
  visibleSteps,
  withDismissed,
} from '../../model/next-steps.ts'
import { dayOf, latestOf } from '#vitals/model/readings/readings.ts'
import { newestRequest } from '#vitals/model/readings/initial-range.ts'
import { useBloodPressureReadings } from '#vitals/api/readings/use-blood-pressure-readings.ts'
import { useStripsNeed } from '#vitals/api/care/supplies-queries.ts'
import { useUserTasks } from '../../api/user-task-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { noneOf } from '#platform/model/parts/none.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMedia } from '#platform/browser/use-media.ts'
import { useFlag } from '#session/member/app-state-store.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { NextStepItem } from '#ui/data/next-step-item.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { media } from '#ui/tokens/tokens.ts'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import * as styles from './next-steps-panel.css.ts'
import { DismissChallenge } from './dismiss-challenge.tsx'
import { NextStepRow, type NextStepsProps } from './next-step-row.tsx'

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
  const isPhone = useMedia(media.phone)

  const isComing =
    tasks.state === 'pending' ||
    danger.state === 'coming' ||
    (hasSupplies && strips.state === 'pending') ||
    [launchpad, onboardingDisplay, features, programs].some(({ status }) => status === 'pending') ||
    (hasFiveDayCheck && userId.status !== 'failed' && pressures.state === 'pending')
  const steps = nextSteps({
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
    strips: !hasSupplies ? 'none' : strips.state === 'ready' ? strips.data : 'unknown',
    hasDevices:
      deviceGroupings.status !== 'ready' ||
      noneOf(deviceGroupings.value, deviceGroupings.leftOut) === null,
    hasChat: hasChatAvailable,
    leadsTo: (id) => pathOf(id) !== null,
  })
  const rows = leadFirst(withDismissed(steps, away))
  const tasksFailed = tasks.state === 'failed'
  const stepsLeftOut =
    (tasks.state === 'ready' ? (tasks.leftOut ?? 0) : 0) +
    (hasLaunchpad ? (launchpad.value?.leftOut ?? 0) : 0) +
    (hasOnboarding ? (onboardingDisplay.value?.leftOut ?? 0) : 0)
  const restFailed =
    // An unknown program may have tasks.
    programs.status === 'failed' ||
    (programs.leftOut ?? 0) > 0 ||
    (hasFiveDayCheck && pressures.state !== 'ready') ||
    danger.state === 'lost' ||
    (hasSupplies && (strips.state !== 'ready' || strips.data.kind === 'unknown')) ||
    // A feature that is not known may have steps.
    features.status === 'failed' ||
    (features.leftOut ?? 0) > 0 ||
    (hasLaunchpad && launchpad.status === 'failed') ||
    (hasOnboarding && onboardingDisplay.status === 'failed')
  const said = announcementOfSteps(
    rows.map(({ step }) => step),
    { isComing, isLate, tasksFailed, restFailed, leftOut: stepsLeftOut },
  )
  if (said === 'coming')
    return (
      <LoadingStatus label={t('dashboard-more.steps.loading')}>
        <Skeleton height="5.5rem" card />
      </LoadingStatus>
    )

  const lost = [tasks, strips, pressures].find(({ state }) => state === 'failed') ?? tasks
  const isCaughtUp = said === 'done'
  const most = isPhone ? visibleSteps.phone - (isCaughtUp ? 1 : 0) : visibleSteps.wide
  const shown = isAll || (!isPhone && rows.length === most + 1) ? rows : rows.slice(0, most)
  const more = rows.length - shown.length
  return (
    <Card surface="mist" padding="tight" aria-labelledby="dashboard-steps">
      <div className={styles.bar}>
        <Heading level={2} id="dashboard-steps" look="label">
          {t('dashboard-more.steps.title')}
        </Heading>
        {more > 0 && !isCaughtUp ? (
          <Button look="quiet" size="compact" endIcon="chevron-down" onClick={() => setAll(true)}>
            {t('dashboard-more.steps.more', { count: more })}
          </Button>
        ) : null}
      </div>
      {stepsLeftOut === 0 ? null : (
        <Text look="small" role="status">
          {t('ui.left-out.entries', { count: stepsLeftOut })}
        </Text>
      )}
      <ol role="list">
        {said === 'none' || isCaughtUp ? (
          <NextStepItem
            icon="check"
            isDone
            isLead
            title={t('dashboard-more.steps.none')}
            detail={isCaughtUp ? '' : t('dashboard-more.steps.none.text')}
          />
        ) : null}
        {shown.map(({ step, isAway }, at) => (
          <NextStepRow
            key={step.key}
            step={step}
            isAway={isAway}
            isLead={at === 0 && !isCaughtUp}
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
              look="quiet"
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
      {hasLaunchpad && shown.some(({ step }) => step.kind === 'start' && step.status !== null) ? (
        <DismissChallenge />
      ) : null}
    </Card>
  )
}

function useLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
