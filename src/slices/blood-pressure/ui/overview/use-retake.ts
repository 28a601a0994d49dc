import { useEffect, useState } from 'react'
import { isRetakeRequested, retakeParam } from '../../model/retake.ts'
import { setAppState } from '#session/member/app-state-store.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'

/**
 * Whether the address requests a retake, as links in messages do; the app state mirrors it
 * (USER-005). `isOpenedHere`: the request came after the page was opened. `close` removes the
 * parameter and focuses the page heading.
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
