import { useEffect } from 'react'
import { ToastRegion } from '#ui/feedback/toast-region.tsx'
import { openToasts } from '#ui/feedback/toast-store.ts'

/** Shows the toasts of the session. */
export function ToastOverlay() {
  useEffect(openToasts, [])
  return <ToastRegion />
}
