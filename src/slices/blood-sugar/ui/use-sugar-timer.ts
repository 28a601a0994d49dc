import { useMemo, useState } from 'react'
import { sugarTimerOf, sugarWait } from '../model/sugar-timer.ts'
import { localTextPreference } from '#platform/storage/local-preference.ts'
import { clockCorrection, clockTolerance, deviceTime } from '#platform/time/current-time.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'

/**
 * The member's 15 minutes after a reading taken at `since` (milliseconds since 1970; null: not
 * saved yet, so there is no timer). Only the moment of its end is on this device, under a name that
 * says nothing of health (decision 110), so it outlives a reload and the next sign-in.
 */
export function useSugarTimer(since: number | null): {
  readonly end: number | null
  readonly start: () => void
} {
  const member = useInitialAnswers().userId.value
  const memory = useMemo(
    () =>
      member === null || since === null
        ? null
        : localTextPreference(
            'countdown',
            (stored) =>
              sugarTimerOf(stored, {
                now: deviceTime(),
                since: since - clockCorrection.get() - clockTolerance,
              }),
            member,
          ),
    [member, since],
  )
  const [started, setStarted] = useState<number | null>(null)
  const stored = useMemo(() => memory?.read() ?? null, [memory])
  return {
    end: started ?? stored,
    start: () => {
      const end = deviceTime() + sugarWait
      setStarted(end)
      memory?.write(String(end))
    },
  }
}
