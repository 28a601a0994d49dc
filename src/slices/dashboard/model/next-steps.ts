import { fiveDayCheckDays } from '#vitals/model/thresholds.ts'
import type { UrgentArea } from './urgent-readings.ts'
import type { LaunchpadItem } from '#generated/schemas/openapi/launchpad.reader.ts'
import type { Onboarding, StartItems } from '#session/startup/model/initial-load.ts'
import type { StripsNeed } from '#vitals/model/care/strips-need.ts'
import { isUnknown, type Known } from '#platform/model/unknown-enum.ts'
import type { UserTask, UserTaskKind } from './user-tasks.ts'

type StartStatus = Known<LaunchpadItem['status']>

/**
 * The steps of a member's start that the portal has words for; one that it does not know is not
 * shown.
 */
export const startSteps = ['DEVICES', 'COACHING'] as const
export type StartStep = (typeof startSteps)[number]

/**
 * What a five-day check asks of the day (PROG-020). `takenAt`: when today's reading was taken, on
 * its own wall; null before.
 */
export type FiveDays = { readonly takenAt: string | null; readonly done: number }

export type NextStep =
  /** What a dangerous reading asks for; its care card leads the page. */
  | {
      readonly key: string
      readonly kind: 'danger'
      readonly isDone: false
      readonly area: UrgentArea
    }
  | {
      readonly key: string
      readonly kind: 'pressure'
      readonly isDone: boolean
      readonly takenAt: string | null
    }
  | {
      readonly key: string
      readonly kind: 'check'
      readonly isDone: boolean
      readonly done: number
    }
  /** Test strips that wait for something, where no task of the server says so. */
  | {
      readonly key: string
      readonly kind: 'strips'
      readonly isDone: false
      readonly need: 'order' | 'low'
      readonly left: number
    }
  /**
   * `status` is what a dismissal that is taken back returns to; null for a step that is only shown
   * by the onboarding.
   */
  | {
      readonly key: string
      readonly kind: 'start'
      readonly isDone: boolean
      readonly name: StartStep
      readonly status: StartStatus | null
      readonly hasDevices: boolean
    }
  | { readonly key: string; readonly kind: 'task'; readonly isDone: false; readonly task: UserTask }

/** All that next steps are made of; null is what is not known, which takes nothing else with it. */
export type StepFacts = {
  /** Areas whose latest reading is dangerous, the most urgent first. */
  readonly dangers: readonly UrgentArea[]
  readonly fiveDays: FiveDays | null
  /** Empty where its flag is off, and when its call failed (2§8), as the next one. */
  readonly launchpad: StartItems
  readonly onboarding: Onboarding
  readonly tasks: readonly UserTask[]
  /**
   * What waits about test strips; null where it is not known or the member gets none. It decides
   * over a task of the server that says the same.
   */
  readonly strips: StripsNeed | null
  /** Whether a program has given the member a device; unknown counts as yes. */
  readonly hasDevices: boolean
  /** Whether the member has somebody to write to. */
  readonly hasChat: boolean
  /** Whether there is such a place for her. */
  readonly leadsTo: (routeId: string) => boolean
}

/**
 * What the care card of a dangerous reading says already: to measure again, or what was measured.
 */
const saidByDanger = {
  TAKE_BLOOD_SUGAR: 'blood-sugar',
  TAKE_BLOOD_PRESSURE: 'blood-pressure',
  TAKE_WEIGHT: 'weight',
} as const satisfies Partial<Record<Known<UserTaskKind>, UrgentArea>>

/** A task that says what another step says already. */
const saidBy = {
  TAKE_BLOOD_PRESSURE: 'pressure',
  FIVE_DAY_CHECK: 'check',
  ACTIVATE_DEVICE: 'start.DEVICES',
} as const satisfies Partial<Record<Known<UserTaskKind>, string>>

/**
 * What to do next, in this order: what a dangerous reading asks, what the day asks, what has to be
 * done, the member's start, what may be done (the most urgent first, as it came). Each deed once,
 * and none that another part of the page contradicts: today's severe reading is not "done", strips
 * on their way are not ordered again. What is done stays, ticked, as long as it is news: the day's
 * until midnight, the start's while the onboarding is shown.
 */
export function nextSteps({
  dangers,
  fiveDays,
  launchpad,
  onboarding,
  tasks,
  strips,
  hasDevices,
  hasChat,
  leadsTo,
}: StepFacts): readonly NextStep[] {
  const danger = dangers.map(
    (area) => ({ key: `danger.${area}`, kind: 'danger', isDone: false, area }) as const,
  )
  const day: readonly NextStep[] =
    fiveDays === null
      ? []
      : [
          ...(dangers.includes('blood-pressure')
            ? []
            : [
                {
                  key: 'pressure',
                  kind: 'pressure',
                  isDone: fiveDays.takenAt !== null,
                  takenAt: fiveDays.takenAt,
                } as const,
              ]),
          {
            key: 'check',
            kind: 'check',
            isDone: fiveDays.done >= fiveDayCheckDays,
            done: fiveDays.done,
          },
        ]
  const start = startOf(launchpad, onboarding, hasDevices).filter(({ name }) =>
    name === 'COACHING' ? hasChat : leadsTo('activateDevices'),
  )
  const said = new Set([...day, ...start].map(({ key }) => key))
  const isSaid = ({ kind }: UserTask): boolean =>
    said.has(saidBy[kind as keyof typeof saidBy]) ||
    dangers.includes(saidByDanger[kind as keyof typeof saidByDanger]) ||
    (kind === 'ORDER_SUPPLIES' &&
      strips !== null &&
      strips.kind !== 'order' &&
      strips.kind !== 'unknown')
  const open = tasks
    .filter(
      (task) =>
        (task.status === 'OPEN' || isUnknown(task.status)) &&
        task.routeId !== 'dashboard' &&
        leadsTo(task.routeId) &&
        !isSaid(task),
    )
    .map((task) => ({ key: `task.${task.id}`, kind: 'task', isDone: false, task }) as const)
  const hasOrderTask = open.some(({ task }) => task.kind === 'ORDER_SUPPLIES')
  const own: readonly NextStep[] =
    strips === null || hasOrderTask || (strips.kind !== 'order' && strips.kind !== 'low')
      ? []
      : [{ key: 'strips', kind: 'strips', isDone: false, need: strips.kind, left: strips.left }]
  return [
    ...danger,
    ...day,
    ...open.filter(({ task }) => !task.dismissible),
    ...own,
    ...start,
    ...open.filter(({ task }) => task.dismissible),
  ]
}

/**
 * The member's start: the launchpad's items, and those that only the onboarding shows; of an item
 * in both, the launchpad's word counts. A launchpad that was put away has no items and takes the
 * onboarding's with it. What is done is shown while the onboarding is; a step in a status that the
 * portal does not know never.
 */
function startOf(
  launchpad: StepFacts['launchpad'],
  onboarding: StepFacts['onboarding'],
  hasDevices: boolean,
): readonly (NextStep & { kind: 'start' })[] {
  const isShown = onboarding.display === true
  const isPutAway = launchpad.items?.length === 0
  if (isPutAway) return []
  const own = new Map((launchpad.items ?? []).map(({ name, status }) => [name, status]))
  const other = new Map(
    isShown ? (onboarding.items ?? []).map(({ name, status }) => [name, status]) : [],
  )
  return startSteps.flatMap((name) => {
    const ownStatus = own.get(name)
    const status = ownStatus ?? other.get(name)
    if (
      status === undefined ||
      isUnknown(status) ||
      isUnknown(ownStatus) ||
      status === 'DISMISSED' ||
      (status === 'COMPLETED' && !isShown)
    )
      return []
    return [
      {
        key: `start.${name}`,
        kind: 'start',
        name,
        isDone: status === 'COMPLETED',
        status: ownStatus ?? null,
        hasDevices,
      } as const,
    ]
  })
}

type SaidFacts = {
  readonly isComing: boolean
  readonly isLate: boolean
  readonly tasksFailed: boolean
  readonly restFailed: boolean
}

/**
 * What is said beside so many steps, those included that could not be read: that they are still to
 * come (one slow call holds up nothing that is there), that some did not load, or that there are
 * none. While the tasks, the day's own needs, the latest readings or the strips are unknown
 * (`restFailed`), nothing says that no task waits.
 */
export function announcementOfSteps(
  count: number,
  { isComing, isLate, tasksFailed, restFailed }: SaidFacts,
): 'coming' | 'lost' | 'none' | null {
  if (isComing && (!isLate || count === 0)) return 'coming'
  if (tasksFailed || (restFailed && count === 0)) return 'lost'
  return count === 0 ? 'none' : null
}

/** Steps that are seen at first; the rest are a press away. */
export const visibleSteps = 3

/**
 * The steps with those that were just put away, each in the place where it stood, so that it can be
 * taken back there.
 */
export function withDismissed(
  steps: readonly NextStep[],
  away: readonly { readonly step: NextStep; readonly at: number }[],
): readonly { readonly step: NextStep; readonly isAway: boolean }[] {
  const gone = new Set(away.map(({ step }) => step.key))
  const rows = steps.filter(({ key }) => !gone.has(key)).map((step) => ({ step, isAway: false }))
  for (const { step, at } of away.toSorted((one, other) => one.at - other.at))
    rows.splice(at, 0, { step, isAway: true })
  return rows
}
