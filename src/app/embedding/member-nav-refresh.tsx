import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from '#platform/store/use-store.ts'
import { appStateStore, setAppState } from '#session/member/app-state-store.ts'

/**
 * Asks anew what the member's places depend on when the parent app says so
 * (`triggerMemberNavRefresh`), and takes the flag back. Shows nothing.
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
