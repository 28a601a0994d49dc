import { useEffect } from 'react'
import { ToastRegion } from '#ui/feedback/toast-region.tsx'
import { openToasts } from '#ui/feedback/toast-store.ts'

/** Where toasts show. They end with the session that they are of. */
export function ToastOverlay() {
  useEffect(openToasts, [])
  return <ToastRegion />
}
