import { useEffect } from 'react'
import { ToastRegion } from '#ui/toast/toast-region.tsx'
import { openToasts } from '#ui/toast/toast-store.ts'

/** Where toasts show. They end with the session that they are of. */
export function Toasts() {
  useEffect(openToasts, [])
  return <ToastRegion />
}
