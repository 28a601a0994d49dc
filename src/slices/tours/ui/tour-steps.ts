import type { TourName } from '../model/tour-state.ts'
import type { MessageKey } from '#i18n/areas.ts'

/** `nav` is the whole navigation; the others are the `data-tour` of a control of the layout. */
export type TourAnchor = 'nav' | 'menu' | 'coach' | 'help' | 'member' | `nav-${string}`

export type TourStepId =
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
 * A modal has no control. A tooltip points at one, from below or, for the navigation, from beside
 * it.
 */
export type TourStep = {
  readonly id: TourStepId
  readonly anchor?: TourAnchor
  readonly side?: 'below' | 'beside'
  readonly points?: readonly MessageKey[]
  /** A sentence after the points. */
  readonly note?: MessageKey
}

/** Alternatives of a step: the first one whose control is on the page is used. */
type Slot = readonly TourStep[]

const coach: Slot = [{ id: 'coach', anchor: 'coach' }]
const help: Slot = [{ id: 'help', anchor: 'help' }]
const weight: Slot = [{ id: 'weight', anchor: 'nav-weight', side: 'beside' }]

/** The navigation is beside the page; without room for it, the menu button opens it. */
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
      points: ['tours.weigh.point.when', 'tours.weigh.point.how', 'tours.weigh.point.see'],
    },
  ],
  [
    {
      id: 'watch',
      points: [
        'tours.watch.point.weight',
        'tours.watch.point.swelling',
        'tours.watch.point.breath',
        'tours.watch.point.tired',
      ],
    },
  ],
  [
    {
      id: 'call',
      points: ['tours.call.point.emergency', 'tours.call.point.same-day'],
      note: 'tours.call.note',
    },
  ],
  [
    {
      id: 'together',
      points: [
        'tours.together.point.weight',
        'tours.together.point.pressure',
        'tours.together.point.pulse',
      ],
      note: 'tours.together.note',
    },
  ],
]

const kidney: readonly Slot[] = [
  [
    {
      id: 'values',
      points: ['tours.values.point.egfr', 'tours.values.point.uacr'],
      note: 'tours.values.note',
    },
  ],
  [
    {
      id: 'where',
      points: ['tours.where.point.results', 'tours.where.point.pressure'],
      note: 'tours.where.note',
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
 * The steps of a tour on a screen, with the tooltips whose controls are there (1§4). `isWide`:
 * TOUR-008.
 */
export function tourStepsFor(
  tour: TourName,
  isWide: boolean,
  isThere: (anchor: TourAnchor) => boolean,
): readonly TourStep[] {
  return slotsOf(tour, isWide).flatMap(
    (slot) => slot.find(({ anchor }) => anchor === undefined || isThere(anchor)) ?? [],
  )
}
