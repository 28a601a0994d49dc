import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { OverlayName } from '#platform/overlays/overlay-queue.ts'
import type { seenFlags } from '#platform/storage/seen-flags.ts'
import { createStore } from '#platform/store/store.ts'
import { useOverlayTurn } from '#platform/overlays/use-overlay-turn.ts'
import { useStore } from '#platform/store/use-store.ts'
import { href } from '#platform/model/paths.ts'
import { impersonationStore } from '#session/impersonation/impersonation-store.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { useLazyModule } from '../loading/use-lazy-module.ts'

type Once<Key extends string, Part> = {
  overlay: OverlayName
  seen: ReturnType<typeof seenFlags>
  /** Whether the overlay applies to this member; null until it is known. */
  isMeant: boolean | null
  /** The part to show, and its loader. */
  part: Key
  load: (part: Key) => Promise<Part>
  /** The member requests it now, regardless of `seen` and the page. */
  isAsked?: boolean
  /** A request will follow shortly. */
  isExpected?: boolean
  /** Called at the end, in every case; must be a stable function. */
  onEnd?: () => void
}

const nothing = () => {}

/**
 * Shows an overlay once on the dashboard when its turn comes (1§4); showing marks it as seen
 * (GAP-055). Returns the part while it shows; staff only see requested ones.
 */
export function useOneTimeOverlay<Key extends string, Part>({
  overlay,
  seen,
  isMeant,
  part,
  load,
  isAsked = false,
  isExpected = false,
  onEnd = nothing,
}: Once<Key, Part>) {
  const { pathname } = useLocation()
  const { userId } = useInitialAnswers()
  const isStaff = useStore(impersonationStore) !== null
  /** Where the overlay shows, and whether it has shown. */
  const [showing] = useState(() =>
    createStore<{ readonly on: string } | 'not-yet' | 'over'>('not-yet'),
  )
  const shown = useStore(showing)
  const isShown = typeof shown === 'object'

  const member = userId.value
  const isKnown = isMeant !== null && userId.status !== 'pending'
  const isFirst =
    isMeant === true &&
    shown === 'not-yet' &&
    pathname === href('dashboard') &&
    !isStaff &&
    member !== null &&
    !seen.has(member)
  const got = useLazyModule(
    isKnown && (isFirst || isShown || isAsked || isExpected) ? part : null,
    load,
  )
  const isReady = got !== null && got !== 'failed'
  const isTurn = useOverlayTurn(
    overlay,
    isShown || (isKnown ? isFirst && got !== 'failed' && (isReady || null) : null),
    isAsked && isReady,
  )

  useEffect(() => {
    if (!isTurn || isShown) return
    // Another tab may have shown it; without storage, it would show at every visit.
    const isNew = member !== null && !isStaff && !seen.has(member) && seen.set(member)
    showing.set(isAsked || isNew ? { on: pathname } : 'over')
  }, [isTurn, isShown, isAsked, member, isStaff, pathname, seen, showing])
  // The member left with the browser's buttons.
  const isLeft = isShown && shown.on !== pathname
  useEffect(() => {
    if (!isLeft) return
    showing.set('over')
    onEnd()
  }, [isLeft, showing, onEnd])

  return {
    part: isTurn && isShown && !isLeft && isReady ? got.part : null,
    isMissed: got === 'failed',
    end: () => {
      showing.set('over')
      onEnd()
    },
  }
}
