import { useLocation } from 'react-router-dom'

/**
 * The page that led here, as it was left in the history's state (`{ back: '/dashboard' }`); null
 * when none was. Only a path of the portal counts.
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
