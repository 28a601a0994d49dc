import { fiveDayCheckDays } from '#vitals/model/thresholds.ts'
import type { LaunchpadItem } from '#generated/schemas/openapi/launchpad.reader.ts'
import type { Onboarding, StartItems } from '#session/startup/model/initial-load.ts'
import type { StripsNeed } from '#vitals/model/care/strips-need.ts'
import { isUnknown, type Known } from '#platform/model/parts/unknown-enum.ts'
import type { UserTask, UserTaskKind } from './user-tasks.ts'

type StartStatus = Known<LaunchpadItem['status']>

/** The launchpad steps with texts in the catalog; unknown steps are not shown. */
export const startSteps = ['DEVICES', 'COACHING'] as const
export type StartStep = (typeof startSteps)[number]

/**
 * The daily state of a five-day check (PROG-020). `takenAt` is the local time of today's reading,
 * or `null`.
 */
export type FiveDays = { readonly takenAt: string | null; readonly done: number }

export type NextStep =
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
  /** Test strips that need an action, unless a task of the server covers it. */
  | {
      readonly key: string
      readonly kind: 'strips'
      readonly isDone: false
      readonly need: 'order' | 'low'
      readonly left: number
    }
  /** `status` is the one that an undo restores; `null` for a step that only the onboarding has. */
  | {
      readonly key: string
      readonly kind: 'start'
      readonly isDone: boolean
      readonly name: StartStep
      readonly status: StartStatus | null
      readonly hasDevices: boolean
    }
  | { readonly key: string; readonly kind: 'task'; readonly isDone: false; readonly task: UserTask }

/** The inputs of the next steps. `null` means unknown and leaves the other inputs unaffected. */
export type StepFacts = {
  readonly fiveDays: FiveDays | null
  /** Empty when its flag is off or its call failed (2§8); so is the onboarding. */
  readonly launchpad: StartItems
  readonly onboarding: Onboarding
  readonly tasks: readonly UserTask[]
  /**
   * The state of the test strips; `none` if the member gets none. It overrides the server's task
   * about strips, which may be older than an order: while it is `unknown`, nothing is ordered.
   */
  readonly strips: StripsNeed | 'unknown' | 'none'
  /** Whether a program provided a device; unknown counts as yes. */
  readonly hasDevices: boolean
  /** Whether the member can chat. */
  readonly hasChat: boolean
  /** Whether the member may see this route. */
  readonly leadsTo: (routeId: string) => boolean
}

/** The tasks that another step already covers. */
const saidBy = {
  TAKE_BLOOD_PRESSURE: 'pressure',
  FIVE_DAY_CHECK: 'check',
  ACTIVATE_DEVICE: 'start.DEVICES',
} as const satisfies Partial<Record<Known<UserTaskKind>, string>>

/**
 * The next steps in order: the day's needs, required tasks, the start, optional tasks (in the
 * server's order). Duplicates and contradictions are left out: strips on order are not ordered
 * again. Completed daily steps stay until midnight, those of the start while the onboarding is
 * shown. While a dangerous reading leads the page, no step is shown.
 */
export function nextSteps({
  fiveDays,
  launchpad,
  onboarding,
  tasks,
  strips,
  hasDevices,
  hasChat,
  leadsTo,
}: StepFacts): readonly NextStep[] {
  const day: readonly NextStep[] =
    fiveDays === null
      ? []
      : [
          {
            key: 'pressure',
            kind: 'pressure',
            isDone: fiveDays.takenAt !== null,
            takenAt: fiveDays.takenAt,
          },
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
    (kind === 'ORDER_SUPPLIES' &&
      strips !== 'none' &&
      (strips === 'unknown' || strips.kind !== 'order'))
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
    typeof strips === 'string' || hasOrderTask || (strips.kind !== 'order' && strips.kind !== 'low')
      ? []
      : [{ key: 'strips', kind: 'strips', isDone: false, need: strips.kind, left: strips.left }]
  return [
    ...day,
    ...open.filter(({ task }) => !task.dismissible),
    ...own,
    ...start,
    ...open.filter(({ task }) => task.dismissible),
  ]
}

/**
 * The steps of the start: launchpad items and items of the onboarding; the launchpad's status takes
 * precedence. A dismissed launchpad has no items and hides the onboarding's. Completed steps are
 * shown only with the onboarding, steps with an unknown status never.
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
  /** The number of tasks that could not be read. */
  readonly leftOut: number
}

/**
 * The note beside the steps: still loading, failed in part, or that nothing is left to do (`none`,
 * or `done` beside completed steps); one slow call does not delay the others. Nothing left requires
 * tasks, daily needs, latest readings and strips (`restFailed`), each of them loaded and whole.
 */
export function announcementOfSteps(
  steps: readonly { readonly isDone: boolean }[],
  { isComing, isLate, tasksFailed, restFailed, leftOut }: SaidFacts,
): 'coming' | 'lost' | 'none' | 'done' | null {
  const count = steps.length + leftOut
  const isAllDone = leftOut === 0 && steps.every(({ isDone }) => isDone)
  if (isComing && (!isLate || count === 0)) return 'coming'
  if (tasksFailed || (restFailed && isAllDone)) return 'lost'
  if (count === 0) return 'none'
  return isAllDone && !isComing ? 'done' : null
}

/** The steps above "Show more": the first is the page's one primary action. */
export const visibleSteps = { wide: 3, phone: 1 } as const

/** The first open step before the others, because it is the one to do next. */
export function leadFirst<Row extends { readonly step: NextStep }>(
  rows: readonly Row[],
): readonly Row[] {
  const lead = rows.find(({ step }) => !step.isDone)
  return lead === undefined ? rows : [lead, ...rows.filter((row) => row !== lead)]
}

/** The steps with the ones just dismissed in their old places, where they can be restored. */
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
