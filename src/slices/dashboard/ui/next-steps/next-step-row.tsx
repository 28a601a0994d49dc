import { isUnreadable } from '#platform/model/parts/part.ts'
import { useEffect, useRef } from 'react'
import { type NextStep } from '../../model/next-steps.ts'
import { fiveDayCheckDays } from '#vitals/model/thresholds.ts'
import { isUnknown, type Known } from '#platform/model/parts/unknown-enum.ts'
import type { UserTaskKind } from '../../model/user-tasks.ts'
import { useMarkStart } from '../../api/launchpad-mutations.ts'
import { useDismissTask, useRestoreTask } from '../../api/user-task-queries.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { type Translate, useLocale, useMessages } from '#i18n/use-messages.ts'
import { formatWallTime } from '#i18n/wall-clock-format.ts'
import { showChat } from '#session/member/chat-panel-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import type { IconName } from '#ui/primitives/icon-paths.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { NextStepItem } from '#ui/data/next-step-item.tsx'

/** `pathOf` returns the path of a route, or `null` if the member may not see it. */
export type NextStepsProps = { readonly pathOf: (routeId: string) => string | null }
type RowProps = NextStepsProps & {
  readonly step: NextStep
  readonly isAway: boolean
  readonly isLead: boolean
  readonly onAway: () => void
  readonly onBack: () => void
}

/**
 * One step. A dismissal is optimistic and can be undone during the visit; if it fails, the step
 * returns with an error.
 */
export function NextStepRow({ step, isAway, isLead, pathOf, onAway, onBack }: RowProps) {
  const t = useMessages()
  const words = useStepWords(step)
  const { dismiss, restore, isRestoring, hasFailed } = useDismissal(step)
  const undo = useRef<HTMLButtonElement>(null)
  const isMine = useRef(false)
  useEffect(() => {
    if (isAway && isMine.current) undo.current?.focus()
  }, [isAway])

  if (isAway) {
    return (
      <NextStepItem
        icon="close"
        isDone={false}
        isLead={isLead}
        title={words.title}
        detail={t(hasFailed ? 'dashboard-more.steps.trouble' : 'dashboard-more.steps.away')}
        action={
          <Button
            ref={undo}
            look="secondary"
            size="compact"
            working={isRestoring}
            aria-label={t('dashboard-more.steps.undo.named', { title: words.title })}
            onClick={() => void restore().then((isBack) => isBack && onBack())}
          >
            {t('dashboard-more.steps.undo')}
          </Button>
        }
      />
    )
  }
  const wave = () => {
    isMine.current = true
    onAway()
    void dismiss().then((isGone) => isGone || onBack())
  }
  const [look, size] = isLead ? (['primary', 'regular'] as const) : (['quiet', 'compact'] as const)
  const to = words.route === null ? null : pathOf(words.route)
  const go = step.isDone ? null : words.isChat ? (
    <Button look={look} size={size} aria-haspopup="dialog" onClick={showChat}>
      {words.action}
    </Button>
  ) : to === null ? null : (
    <ButtonLink
      look={look}
      size={size}
      to={to}
      aria-label={t('dashboard-more.steps.named', { action: words.action, title: words.title })}
    >
      {words.action}
    </ButtonLink>
  )
  const cross = canDismiss(step) ? (
    <IconButton
      icon="close"
      label={t('dashboard-more.steps.dismiss', { title: words.title })}
      onClick={wave}
    />
  ) : null
  return (
    <NextStepItem
      icon={words.icon}
      isDone={step.isDone}
      isLead={isLead}
      title={words.title}
      detail={hasFailed ? t('dashboard-more.steps.trouble') : words.detail}
      action={
        go === null && cross === null ? undefined : (
          <Inline gap="s2" noWrap>
            {go}
            {cross}
          </Inline>
        )
      }
    />
  )
}

/**
 * Required tasks and daily steps cannot be dismissed. A step that only the onboarding has cannot be
 * dismissed either, since the launchpad stores no status for it.
 */
const canDismiss = (step: NextStep): boolean =>
  step.kind === 'task' ? step.task.dismissible : step.kind === 'start' && step.status !== null

function useDismissal(step: NextStep) {
  const mark = useMarkStart()
  const unmark = useMarkStart()
  const dismissal = useDismissTask()
  const restoring = useRestoreTask()
  const pendingDismissal = useRef<Promise<unknown>>(Promise.resolve())
  const [away, back] = step.kind === 'start' ? [mark, unmark] : [dismissal, restoring]
  return {
    dismiss: async () => {
      const request =
        step.kind === 'start'
          ? mark.save({ name: step.name, status: 'DISMISSED' })
          : step.kind === 'task'
            ? dismissal.save(step.task.id)
            : Promise.resolve(null)
      pendingDismissal.current = request
      return (await request) !== null
    },
    restore: async () => {
      // Restore only after the pending dismissal has finished.
      await pendingDismissal.current
      const request =
        step.kind === 'start'
          ? unmark.save({ name: step.name, status: step.status ?? 'NOT_STARTED' })
          : step.kind === 'task'
            ? restoring.save(step.task.id)
            : Promise.resolve(null)
      return (await request) !== null
    },
    isRestoring: back.working,
    hasFailed: away.failure !== null || back.failure !== null,
  }
}

type Said = {
  readonly icon: IconName
  readonly title: string
  readonly detail: string
  readonly action: string
  readonly route: string | null
  readonly isChat: boolean
}

function useStepWords(step: NextStep): Said {
  const t = useMessages()
  const locale = useLocale()
  const days = useDayFormat()
  const none = { action: '', route: null, isChat: false } as const
  switch (step.kind) {
    case 'strips':
      return {
        ...none,
        icon: 'box',
        title: t(`dashboard-more.steps.strips.${step.need}`),
        detail: t(`dashboard-more.steps.strips.${step.need}.how`, { count: step.left }),
        action: t(`dashboard-more.steps.strips.${step.need}.go`),
        route: 'orderSupplies',
      }
    case 'pressure':
      return {
        ...none,
        icon: 'heart-check',
        title: t('dashboard-more.steps.take'),
        action: t('dashboard-more.steps.see'),
        route: 'bloodPressureMonitor',
        detail:
          step.takenAt === null
            ? t('dashboard-more.steps.take.how')
            : t('dashboard-more.steps.take.done', { time: formatWallTime(step.takenAt, locale) }),
      }
    case 'check':
      return { ...none, icon: 'calendar', ...checkWords(step, t), route: 'bloodPressureOverview' }
    case 'start':
      if (step.name === 'DEVICES' && !step.isDone && !step.hasDevices) {
        return {
          ...none,
          icon: 'box',
          title: t('dashboard-more.start.device.none'),
          detail: t('dashboard-more.start.device.none.how'),
          action: t('dashboard-more.start.device.none.go'),
          route: 'activateDevices',
        }
      }
      return {
        icon: step.name === 'DEVICES' ? 'scale' : 'chat',
        title: t(`dashboard-more.start.${step.name}`),
        detail: t(
          step.isDone ? 'dashboard-more.start.done' : `dashboard-more.start.${step.name}.how`,
        ),
        action: t(`dashboard-more.start.${step.name}.go`),
        route: step.name === 'DEVICES' ? 'activateDevices' : null,
        isChat: step.name === 'COACHING',
      }
    case 'task': {
      const { kind, title, body, actionLabel, routeId, dueDate } = step.task
      const due =
        dueDate === undefined
          ? ''
          : t('dashboard-more.steps.due', {
              day: isUnreadable(dueDate) ? t('ui.unreadable') : days.within(dueDate),
            })
      return {
        ...none,
        icon: isUnknown(kind) ? 'check-circle' : taskIcons[kind],
        title,
        detail: [isUnreadable(body) ? t('ui.unreadable') : body, due]
          .filter((text) => text !== '')
          .join(' '),
        action: actionLabel,
        route: routeId,
      }
    }
  }
}

function checkWords(
  { done, isDone }: NextStep & { kind: 'check' },
  t: Translate,
): Pick<Said, 'title' | 'detail' | 'action'> {
  if (isDone)
    return {
      title: t('dashboard-more.steps.finished'),
      detail: t('dashboard-more.steps.check.done', { days: fiveDayCheckDays }),
      action: '',
    }
  if (done === 0)
    return {
      title: t('dashboard-more.steps.begin'),
      detail: t('dashboard-more.steps.check.start'),
      action: t('dashboard-more.steps.see'),
    }
  return {
    title: t('dashboard-more.steps.check'),
    detail: t('dashboard-more.steps.check.progress', { done, days: fiveDayCheckDays }),
    action: t('dashboard-more.steps.go'),
  }
}

const taskIcons: Readonly<Record<Known<UserTaskKind>, IconName>> = {
  TAKE_BLOOD_SUGAR: 'drop',
  TAKE_BLOOD_PRESSURE: 'heart-check',
  FIVE_DAY_CHECK: 'calendar',
  TAKE_WEIGHT: 'scale',
  LOG_FOOD: 'apple',
  CHOOSE_FOOD_FOCUS: 'apple',
  START_COURSE: 'book',
  ACTIVATE_DEVICE: 'scale',
  ORDER_SUPPLIES: 'box',
  BOOK_SESSION: 'phone',
  SET_GOAL: 'target',
  COMPLETE_HEALTH_PROFILE: 'person',
  CONFIRM_LAB_ORDER: 'check-circle',
  GLP1_CHECK_IN: 'chat',
}
