import { useEffect, useState } from 'react'
import { isRetakeRequested, retakeParam } from '../../model/retake.ts'
import { setAppState } from '#session/member/app-state-store.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'

/**
 * Whether the address asks to measure again, as links in messages do; the app's flag says the same
 * while it is so (USER-005). `isOpenedHere`: the page was there before she asked. `close` takes the
 * word out of the address and gives the focus back to the page.
 */
export function useRetake(): {
  readonly isAsked: boolean
  readonly isOpenedHere: boolean
  readonly close: () => void
} {
  const [params, onChange] = useSearchParamsState()
  const isAsked = isRetakeRequested(params)
  const [cameWithIt] = useState(isAsked)
  useEffect(() => {
    setAppState({ isBloodPressureRetakeFromLink: isAsked })
    return () => setAppState({ isBloodPressureRetakeFromLink: false })
  }, [isAsked])
  const close = () => {
    onChange({ [retakeParam]: null })
    document.querySelector('h1')?.focus()
  }
  return { isAsked, isOpenedHere: isAsked && !cameWithIt, close }
}
