import { useEffect, useRef, useState } from 'react'
import { confirmLeave, type LeaveCheck, leaveChecks } from '#platform/browser/leave-guard.ts'
import { useNavigateTo } from '../navigation/use-route-navigation.ts'

/**
 * The link of a click that leaves this page in the same window; null for new windows, downloads and
 * anchors on this page.
 */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const isElsewhere =
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    (link !== null && link.target !== '' && link.target !== '_self')
  if (
    link === null ||
    isElsewhere ||
    link.origin !== location.origin ||
    link.pathname === location.pathname
  )
    return null
  return link
}

export type LeaveGuard = {
  /** True while the page asks whether to leave. */
  readonly isAsking: boolean
  readonly stay: () => void
  readonly leave: () => void
  /** Closes this form alone, after the question if it has unsaved changes. */
  readonly ask: (go: () => void) => void
}

/** The unsaved forms of the page. One question stands for all of them. */
const unsavedForms = new Set<() => void>()
let isLeaving = false

function leaveBy(go: () => void) {
  for (const forget of unsavedForms) forget()
  isLeaving = true
  go()
  isLeaving = false
}

/**
 * While there are unsaved changes, the browser asks before closing or reloading, and the page asks
 * before a link or sign-out leaves it; then `onLeave` drops the changes. A
 * link may leave while a save runs that holds everything (`isBeingSaved`). The router's own blocking
 * would need its data router (16 kB on every page); the browser's Back is not blocked.
 */
export function useLeaveGuard(
  isUnsaved: boolean,
  onLeave: () => void = () => {},
  isBeingSaved = false,
): LeaveGuard {
  const [going, setGoing] = useState<{ readonly go: () => void; readonly isOwn?: boolean } | null>(
    null,
  )
  const go = useNavigateTo()
  const latest = useRef({ onLeave, isBeingSaved })
  useEffect(() => {
    latest.current = { onLeave, isBeingSaved }
  })
  useEffect(() => {
    if (!isUnsaved) return
    const forget = () => latest.current.onLeave()
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Captures the click before React's router link handles it. Only one of several forms on a page
    // asks.
    const onClick = (event: MouseEvent) => {
      const found = isLeaving || latest.current.isBeingSaved ? null : leavingLink(event)
      if (found === null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // The link of a menu no longer exists, because a press on the question's button closed the
      // menu.
      setGoing({
        go: () =>
          found.isConnected ? found.click() : go(found.pathname + found.search + found.hash),
      })
    }
    const hold: LeaveCheck = (leave) => {
      if (isLeaving) return false
      setGoing({ go: () => confirmLeave(leave) })
      return true
    }
    unsavedForms.add(forget)
    leaveChecks.unshift(hold)
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      unsavedForms.delete(forget)
      leaveChecks.splice(leaveChecks.indexOf(hold), 1)
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [isUnsaved, go])
  return {
    isAsking: going !== null,
    stay: () => setGoing(null),
    leave: () => {
      setGoing(null)
      if (going?.isOwn) going.go()
      else if (going !== null) leaveBy(going.go)
    },
    ask: (by) => (isUnsaved ? setGoing({ go: by, isOwn: true }) : by()),
  }
}
