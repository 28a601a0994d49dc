import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from '#platform/store/use-store.ts'
import { appStateStore, setAppState } from '#session/member/app-state-store.ts'

/**
 * Refetches the data of the navigation when the parent app sets `triggerMemberNavRefresh`, and
 * resets the flag. Renders nothing.
 */
export function MemberNavRefresh() {
  const queries = useQueryClient()
  const isAsked = useStore(appStateStore, (state) => state.triggerMemberNavRefresh)
  useEffect(() => {
    if (!isAsked) return
    setAppState({ triggerMemberNavRefresh: false })
    void queries.invalidateQueries()
  }, [isAsked, queries])
  return null
}
