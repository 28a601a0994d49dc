/** What opens by itself after sign-in, the first of them first (GAP-054). */
export const overlayOrder = ['language', 'tour', 'food-log'] as const
export type OverlayName = (typeof overlayOrder)[number]

/**
 * `unknown`: it may still turn out to be due, so the later ones wait. `asked`: the member asked for
 * it herself, so the order is none of its business.
 */
export type OverlayRequest = 'unknown' | 'no' | 'due' | 'asked'

export type OverlayQueue = {
  readonly wishes: Readonly<Record<OverlayName, OverlayRequest>>
  readonly modals: number
  readonly turn: OverlayName | null
}
export type OverlayEvent =
  | { readonly type: 'wished'; readonly overlay: OverlayName; readonly wish: OverlayRequest }
  /** How many modal dialogs are open now, the queue's own and all others. */
  | { readonly type: 'modals'; readonly open: number }

export const emptyQueue: OverlayQueue = {
  wishes: { language: 'unknown', tour: 'unknown', 'food-log': 'unknown' },
  modals: 0,
  turn: null,
}

/**
 * Who may show itself. A turn begins only while no modal dialog is open, and lasts until its
 * overlay wishes it no longer; so there are never two at once, and one that opens by itself never
 * covers what the member opened.
 */
export function stepQueue(queue: OverlayQueue, event: OverlayEvent): OverlayQueue {
  const next =
    event.type === 'modals'
      ? { ...queue, modals: event.open }
      : { ...queue, wishes: { ...queue.wishes, [event.overlay]: event.wish } }
  return { ...next, turn: turnIn(next) }
}

const isWished = (wish: OverlayRequest): boolean => wish === 'due' || wish === 'asked'

function turnIn({ wishes, modals, turn }: OverlayQueue): OverlayName | null {
  if (turn !== null && isWished(wishes[turn])) return turn
  if (modals > 0) return null
  const asked = overlayOrder.find((overlay) => wishes[overlay] === 'asked')
  if (asked !== undefined) return asked
  const first = overlayOrder.find((overlay) => wishes[overlay] !== 'no')
  return first !== undefined && wishes[first] === 'due' ? first : null
}
