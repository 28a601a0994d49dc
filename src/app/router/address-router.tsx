import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, type UNSAFE_createBrowserHistory } from 'react-router-dom'

/** A history of the browser or of the memory. */
export type RouterHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

/**
 * The router of a history's address. A move to another page is a transition; a change within a
 * page is drawn at once, so that no second press works from the address before the first.
 */
export function AddressRouter({
  history,
  children,
}: {
  history: RouterHistory
  children: ReactNode
}) {
  const [{ action, location }, setPlace] = useState(() => ({
    action: history.action,
    location: history.location,
  }))
  useLayoutEffect(() => {
    let { pathname } = history.location
    return history.listen((place) => {
      if (place.location.pathname === pathname) setPlace(place)
      else startTransition(() => setPlace(place))
      pathname = place.location.pathname
    })
  }, [history])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
