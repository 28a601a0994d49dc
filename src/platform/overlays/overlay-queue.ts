/** The auto-open overlays after sign-in, in order (GAP-054). */
export const overlayOrder = ['language', 'tour', 'food-log'] as const
export type OverlayName = (typeof overlayOrder)[number]

/**
 * The state of an overlay. `unknown`: it may still be due, so later overlays wait. `asked`: the
 * member opened it, so the order does not apply.
 */
export type OverlayRequest = 'unknown' | 'no' | 'due' | 'asked'

export type OverlayQueue = {
  readonly wishes: Readonly<Record<OverlayName, OverlayRequest>>
  readonly modals: number
  readonly turn: OverlayName | null
}
export type OverlayEvent =
  | { readonly type: 'wished'; readonly overlay: OverlayName; readonly wish: OverlayRequest }
  /** The number of open modal dialogs, including the queue's own. */
  | { readonly type: 'modals'; readonly open: number }

export const emptyQueue: OverlayQueue = {
  wishes: { language: 'unknown', tour: 'unknown', 'food-log': 'unknown' },
  modals: 0,
  turn: null,
}

/**
 * Selects the overlay to show. A turn begins only while no modal dialog is open and lasts until its
 * overlay is no longer due.
 *
 * So two overlays are never open at once, and none covers a dialog that the member opened.
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
