import { useEffect } from 'react'
import { openModals } from './open-modals.ts'
import { emptyQueue, stepQueue, type OverlayName, type OverlayEvent } from './overlay-queue.ts'
import { createStore } from '../store/store.ts'
import { useStore } from '../store/use-store.ts'

const queue = createStore(stepQueue(emptyQueue, { type: 'modals', open: openModals.get() }))
const tell = (event: OverlayEvent): void => queue.update((current) => stepQueue(current, event))
openModals.subscribe(() => tell({ type: 'modals', open: openModals.get() }))

/**
 * Whether this overlay may show; it keeps its turn until `isDue` is false. `isAsked`: the member
 * opened it, so it precedes all others.
 *
 * `isDue` is null while unknown, which blocks later overlays. Call the hook in a component that
 * stays mounted while the member is signed in, not in the dialog.
 */
export function useOverlayTurn(
  overlay: OverlayName,
  isDue: boolean | null,
  isAsked = false,
): boolean {
  const wish = isAsked ? 'asked' : isDue === null ? 'unknown' : isDue ? 'due' : 'no'
  useEffect(() => tell({ type: 'wished', overlay, wish }), [overlay, wish])
  useEffect(() => () => tell({ type: 'wished', overlay, wish: 'unknown' }), [overlay])
  const isTurn = useStore(queue, ({ turn }) => turn === overlay)
  return isTurn && (wish === 'due' || wish === 'asked')
}
