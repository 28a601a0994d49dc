import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'

/**
 * The router of the browser's address. A move to another page is a transition; a change within a
 * page is drawn at once, so that no second press works from the address before the first.
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
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
