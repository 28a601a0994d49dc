import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  getBloodPressureStatsQuery,
  listBloodPressureReadingsQuery,
} from '#generated/openapi/queries.ts'
import { refreshAfter } from '#generated/query/operation.ts'

const every = 15_000
/** What a reading that a monitor sends makes out of date. */
const sent = { invalidates: [listBloodPressureReadingsQuery.id, getBloodPressureStatsQuery.id] }

/**
 * Looks for a new reading every quarter of a minute while `isOn` and somebody looks, and when asked
 * to: whatever the page shows of blood pressure is asked for anew. A monitor sends its reading
 * within a minute.
 */
export function useBloodPressurePolling(isOn: boolean): {
  readonly look: () => void
  readonly looking: boolean
} {
  const queries = useQueryClient()
  const [looking, setLooking] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refreshAfter(queries, sent)
    }, every)
    return () => clearInterval(timer)
  }, [isOn, queries])
  const look = () => {
    setLooking(true)
    void refreshAfter(queries, sent).finally(() => setLooking(false))
  }
  return { look, looking }
}
