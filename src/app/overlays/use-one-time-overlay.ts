import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { OverlayName } from '#platform/overlays/overlay-queue.ts'
import type { seenFlags } from '#platform/storage/seen-flags.ts'
import { createStore } from '#platform/store/store.ts'
import { useOverlayTurn } from '#platform/overlays/use-overlay-turn.ts'
import { useStore } from '#platform/store/use-store.ts'
import { impersonationStore } from '#session/impersonation/impersonation-store.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { routeOf } from '../router/routes.ts'
import { useLazyModule } from '../loading/use-lazy-module.ts'

type Once<Key extends string, Part> = {
  overlay: OverlayName
  seen: ReturnType<typeof seenFlags>
  /** Whether it is for this member; null while that is not known. */
  isMeant: boolean | null
  /** Which part shows it, and how that is downloaded. */
  part: Key
  load: (part: Key) => Promise<Part>
  /** She asks for it now: whether she has seen it, and where she is, does not count. */
  isAsked?: boolean
  /** She will in a moment. */
  isExpected?: boolean
  /** However it ended. The same function each time. */
  onEnd?: () => void
}

const nothing = () => {}

/**
 * What a member is shown once, on her dashboard, when its turn comes (1§4). It counts as seen when
 * it shows (GAP-055). Staff who view an account are shown nothing but what they ask for. Answers
 * the part while it shows; leaving the page ends it.
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
  /** Where it shows, and whether it has. */
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
    pathname === routeOf('dashboard').path &&
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
    // Another tab may have shown it meanwhile; and one that cannot be marked would come at every
    // visit.
    const isNew = member !== null && !isStaff && !seen.has(member) && seen.set(member)
    showing.set(isAsked || isNew ? { on: pathname } : 'over')
  }, [isTurn, isShown, isAsked, member, isStaff, pathname, seen, showing])
  // She went elsewhere by the browser's own buttons.
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
