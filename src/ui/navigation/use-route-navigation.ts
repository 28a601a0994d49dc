import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'

/**
 * The part of the address that a page of a route with `:name` is about; undefined where it is left
 * out.
 */
export function useRouteParam(name: string): string | undefined {
  return useParams()[name]
}

/**
 * Goes to another page of the portal, after something was done; `replace` where Back must not come
 * here again. Whoever has gone elsewhere before the answer came stays there.
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

/** Goes back to this page, from wherever the member is by then. */
export function useNavigateBackHere(): () => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(() => void navigate(pathname), [navigate, pathname])
}
