import { useEffect } from 'react'
import { openModals } from './open-modals.ts'
import { emptyQueue, stepQueue, type OverlayName, type OverlayEvent } from './overlay-queue.ts'
import { createStore } from '../store/store.ts'
import { useStore } from '../store/use-store.ts'

const queue = createStore(stepQueue(emptyQueue, { type: 'modals', open: openModals.get() }))
const tell = (event: OverlayEvent): void => queue.update((current) => stepQueue(current, event))
openModals.subscribe(() => tell({ type: 'modals', open: openModals.get() }))

/**
 * Whether it is this overlay's turn to show itself. `isDue`: null while that is not known yet,
 * which keeps the later ones waiting; so call it in a component that stays mounted while somebody
 * is signed in, not in the dialog itself. Once it shows, it keeps its turn until `isDue` is false.
 * `isAsked`: the member asked for it herself, so it goes before all others.
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
