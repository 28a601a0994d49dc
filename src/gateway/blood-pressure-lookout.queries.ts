import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const every = 15_000
const calls = ['listBloodPressureReadings', 'getBloodPressureStats']

/**
 * Looks for a new reading every quarter of a minute while `isOn` and somebody looks, and when asked to: whatever the page shows of blood pressure is asked for
 * anew. A monitor sends its reading within a minute.
 */
export function useBloodPressureLookout(isOn: boolean): { readonly look: () => void; readonly looking: boolean } {
  const queries = useQueryClient()
  const [looking, setLooking] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') for (const call of calls) void queries.invalidateQueries({ queryKey: [call] })
    }, every)
    return () => clearInterval(timer)
  }, [isOn, queries])
  const look = () => {
    setLooking(true)
    void Promise.all(calls.map(call => queries.invalidateQueries({ queryKey: [call] }))).finally(() => setLooking(false))
  }
  return { look, looking }
}
