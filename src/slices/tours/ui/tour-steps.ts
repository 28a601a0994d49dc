import type { TourName } from '../model/tour-state.ts'
import type { MessageKey } from '#i18n/areas.ts'

/**
 * `nav` is the list of places as a whole; the others are the `data-tour` of a control of the shell.
 */
export type Anchor = 'nav' | 'menu' | 'coach' | 'help' | 'member' | `nav-${string}`

export type StepId =
  | 'places'
  | 'menu'
  | 'pressure'
  | 'sugar'
  | 'coach'
  | 'help'
  | 'member'
  | 'weigh'
  | 'watch'
  | 'call'
  | 'together'
  | 'weight'
  | 'values'
  | 'where'

/**
 * A modal stands by itself; a tooltip points at a control, from below or, for the list of places,
 * from beside it.
 */
export type Step = {
  readonly id: StepId
  readonly anchor?: Anchor
  readonly side?: 'below' | 'beside'
  readonly points?: readonly MessageKey[]
  /** A sentence after the points. */
  readonly note?: MessageKey
}

/** One of them: the first that has its place on the page. */
type Slot = readonly Step[]

const coach: Slot = [{ id: 'coach', anchor: 'coach' }]
const help: Slot = [{ id: 'help', anchor: 'help' }]
const weight: Slot = [{ id: 'weight', anchor: 'nav-weight', side: 'beside' }]

/**
 * The list of places stands beside the page; where there is no room for it, the menu button opens
 * it.
 */
const general: readonly Slot[] = [
  [
    { id: 'places', anchor: 'nav', side: 'beside' },
    { id: 'menu', anchor: 'menu' },
  ],
  [
    { id: 'pressure', anchor: 'nav-bloodPressure', side: 'beside' },
    { id: 'sugar', anchor: 'nav-bloodSugar', side: 'beside' },
  ],
  coach,
  help,
  [{ id: 'member', anchor: 'member' }],
]

const heartFailure: readonly Slot[] = [
  [
    {
      id: 'weigh',
      points: ['tour.weigh.point.when', 'tour.weigh.point.how', 'tour.weigh.point.see'],
    },
  ],
  [
    {
      id: 'watch',
      points: [
        'tour.watch.point.weight',
        'tour.watch.point.swelling',
        'tour.watch.point.breath',
        'tour.watch.point.tired',
      ],
    },
  ],
  [
    {
      id: 'call',
      points: ['tour.call.point.emergency', 'tour.call.point.same-day'],
      note: 'tour.call.note',
    },
  ],
  [
    {
      id: 'together',
      points: [
        'tour.together.point.weight',
        'tour.together.point.pressure',
        'tour.together.point.pulse',
      ],
      note: 'tour.together.note',
    },
  ],
]

const kidney: readonly Slot[] = [
  [
    {
      id: 'values',
      points: ['tour.values.point.egfr', 'tour.values.point.uacr'],
      note: 'tour.values.note',
    },
  ],
  [
    {
      id: 'where',
      points: ['tour.where.point.results', 'tour.where.point.pressure'],
      note: 'tour.where.note',
    },
  ],
]

const slotsOf = (tour: TourName, isWide: boolean): readonly Slot[] => {
  switch (tour) {
    case 'general':
      return general
    case 'heartFailure':
      return isWide ? [...heartFailure, weight, coach, help] : heartFailure
    case 'kidney':
      return kidney
  }
}

/**
 * The steps of a tour on a screen: those of its tooltips whose control is there (1§4). `isWide`:
 * TOUR-008.
 */
export function stepsFor(
  tour: TourName,
  isWide: boolean,
  isThere: (anchor: Anchor) => boolean,
): readonly Step[] {
  return slotsOf(tour, isWide).flatMap(
    (slot) => slot.find(({ anchor }) => anchor === undefined || isThere(anchor)) ?? [],
  )
}
