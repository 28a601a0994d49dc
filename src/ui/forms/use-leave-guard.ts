import { useEffect, useRef, useState } from 'react'
import { confirmLeave, type LeaveCheck, leaveChecks } from '#platform/browser/leave-guard.ts'
import { useNavigateTo } from '../navigation/use-route-navigation.ts'

/**
 * A link of the portal that would leave the page with the pointer or the keyboard as it is; new
 * windows, downloads and places on this page leave nothing.
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
  /** Asks whether to leave: while true the page shows its question. */
  readonly isAsking: boolean
  readonly stay: () => void
  readonly leave: () => void
}

/**
 * While something typed is not saved: the browser asks before the page is closed or loaded anew,
 * and the page before a link or signing out leads elsewhere. The router's own blocking needs its
 * data router, 16 kB of every page; the browser's Back is let through.
 */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const [going, setGoing] = useState<{ readonly go: () => void } | null>(null)
  const isLeaving = useRef(false)
  const go = useNavigateTo()
  useEffect(() => {
    if (!isUnsaved) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Before React hears of the press, which is how a link of the portal goes on; and of two forms
    // of a page one asks.
    const onClick = (event: MouseEvent) => {
      const found = isLeaving.current ? null : leavingLink(event)
      if (found === null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // A link of a menu is gone by then: pressing a button of the question closed the menu.
      setGoing({
        go: () =>
          found.isConnected ? found.click() : go(found.pathname + found.search + found.hash),
      })
    }
    const hold: LeaveCheck = (leave) => {
      if (isLeaving.current) return false
      setGoing({ go: () => confirmLeave(leave) })
      return true
    }
    leaveChecks.unshift(hold)
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
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
      if (going === null) return
      isLeaving.current = true
      going.go()
      isLeaving.current = false
    },
  }
}
