import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'

/** The value of `:name` in the current route; undefined when it is omitted. */
export function useRouteParam(name: string): string | undefined {
  return useParams()[name]
}

/**
 * Navigates to another page of the portal after an action; `replace` keeps Back from returning
 * here. It does nothing when the member has already left this page.
 */
export function useNavigateTo(): (to: string, how?: 'push' | 'replace') => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    (to: string, how: 'push' | 'replace' = 'push') => {
      if (location.pathname === pathname) void navigate(to, { replace: how === 'replace' })
    },
    [navigate, pathname],
  )
}

/** Navigates back to this page from anywhere. */
export function useNavigateBackHere(): () => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(() => void navigate(pathname), [navigate, pathname])
}
