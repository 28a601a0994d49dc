/** The auto-open overlays after sign-in, in order (GAP-054). */
export const overlayOrder = ['language', 'tour', 'food-log'] as const
export type OverlayName = (typeof overlayOrder)[number]

/**
 * The state of an overlay. `unknown`: it may still be due, so later overlays wait. `asked`: the
 * member opened it, so the order does not apply.
 */
export type OverlayRequest = 'unknown' | 'no' | 'due' | 'asked'

export type OverlayQueue = {
  readonly requests: Readonly<Record<OverlayName, OverlayRequest>>
  readonly modals: number
  readonly turn: OverlayName | null
}
export type OverlayEvent =
  | { readonly type: 'requested'; readonly overlay: OverlayName; readonly request: OverlayRequest }
  /** The number of open modal dialogs, including the queue's own. */
  | { readonly type: 'modals'; readonly open: number }

export const emptyQueue: OverlayQueue = {
  requests: { language: 'unknown', tour: 'unknown', 'food-log': 'unknown' },
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
      : { ...queue, requests: { ...queue.requests, [event.overlay]: event.request } }
  return { ...next, turn: turnIn(next) }
}

const isOpenRequest = (request: OverlayRequest): boolean => request === 'due' || request === 'asked'

function turnIn({ requests, modals, turn }: OverlayQueue): OverlayName | null {
  if (turn !== null && isOpenRequest(requests[turn])) return turn
  if (modals > 0) return null
  const asked = overlayOrder.find((overlay) => requests[overlay] === 'asked')
  if (asked !== undefined) return asked
  const first = overlayOrder.find((overlay) => requests[overlay] !== 'no')
  return first !== undefined && requests[first] === 'due' ? first : null
}
