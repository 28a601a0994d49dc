import { useEffect } from 'react'
import { breakpointOf } from '#domain/breakpoint.ts'
import { setAppState } from '#session/app-state.ts'

/** Keeps what the device tells in the state of the app: the width of the window and whether there is a network. */
export function DeviceWatch() {
  useEffect(() => {
    const tell = () => setAppState({ breakpoint: breakpointOf(innerWidth), networkUp: navigator.onLine })
    tell()
    const events = ['resize', 'online', 'offline'] as const
    for (const event of events) addEventListener(event, tell)
    return () => {
      for (const event of events) removeEventListener(event, tell)
    }
  }, [])
  return null
}
