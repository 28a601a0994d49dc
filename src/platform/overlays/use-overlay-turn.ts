import { useEffect } from 'react'
import { openModals } from './open-modals.ts'
import { emptyQueue, stepQueue, type OverlayName, type OverlayEvent } from './overlay-queue.ts'
import { createStore } from '../store/store.ts'
import { useStore } from '../store/use-store.ts'

const queue = createStore(stepQueue(emptyQueue, { type: 'modals', open: openModals.get() }))
const dispatch = (event: OverlayEvent): void => queue.update((current) => stepQueue(current, event))
openModals.subscribe(() => dispatch({ type: 'modals', open: openModals.get() }))

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
  const request = isAsked ? 'asked' : isDue === null ? 'unknown' : isDue ? 'due' : 'no'
  useEffect(() => dispatch({ type: 'requested', overlay, request }), [overlay, request])
  useEffect(() => () => dispatch({ type: 'requested', overlay, request: 'unknown' }), [overlay])
  const isTurn = useStore(queue, ({ turn }) => turn === overlay)
  return isTurn && (request === 'due' || request === 'asked')
}
