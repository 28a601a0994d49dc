import { useLocation } from 'react-router-dom'

/**
 * The path of the previous page from the history state (`{ back: '/dashboard' }`); null when it is
 * missing or not a path of the portal.
 */
export function useBackPath(): string | null {
  const { state } = useLocation() as { state: unknown }
  if (
    typeof state !== 'object' ||
    state === null ||
    !('back' in state) ||
    typeof state.back !== 'string'
  )
    return null
  return /^\/(?![/\\])/.test(state.back) ? state.back : null
}
