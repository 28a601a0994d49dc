import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  getBloodPressureStatsQuery,
  listBloodPressureReadingsQuery,
} from '#generated/openapi/queries.ts'
import { everySeen } from '#platform/browser/page-life.ts'
import { refreshAfter } from '#generated/query/operation.ts'

const every = 15_000
/** The queries that a new reading of a monitor makes stale. */
const sent = { invalidates: [listBloodPressureReadingsQuery.id, getBloodPressureStatsQuery.id] }

/**
 * Refetches the blood pressure queries every 15 seconds while `isOn` and the tab is visible; `look`
 * does so at once. A monitor sends its reading within a minute.
 */
export function useBloodPressurePolling(isOn: boolean): {
  readonly look: () => void
  readonly looking: boolean
} {
  const queries = useQueryClient()
  const [looking, setLooking] = useState(false)
  useEffect(() => {
    if (!isOn) return
    return everySeen(() => void refreshAfter(queries, sent), every)
  }, [isOn, queries])
  const look = () => {
    setLooking(true)
    void refreshAfter(queries, sent).finally(() => setLooking(false))
  }
  return { look, looking }
}
