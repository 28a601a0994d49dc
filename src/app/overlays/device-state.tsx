import { useEffect } from 'react'
import { breakpointOf } from '#platform/model/breakpoint.ts'
import { useStore } from '#platform/store/use-store.ts'
import { setAppState } from '#session/member/app-state-store.ts'
import { networkStore } from '#session/member/network-store.ts'

/** Keeps the breakpoint and the network state in the app state. */
export function DeviceState() {
  const networkUp = useStore(networkStore)
  useEffect(() => setAppState({ networkUp }), [networkUp])
  useEffect(() => {
    const tell = () => setAppState({ breakpoint: breakpointOf(innerWidth) })
    tell()
    addEventListener('resize', tell)
    return () => removeEventListener('resize', tell)
  }, [])
  return null
}
