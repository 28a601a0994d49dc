import { useCallback } from 'react'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { isScaleActivated } from './scale-activation.ts'

/**
 * Checks again whether the member's scale has ever sent a reading; `null` when the check failed
 * (2§8).
 */
export function useScaleCheck(): () => Promise<boolean | null> {
  const client = usePortalClient()
  return useCallback(() => isScaleActivated(client), [client])
}
