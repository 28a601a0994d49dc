import { useMemo } from 'react'
import { localPreference } from '#platform/storage/local-preference.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { type NextStepCount, nextStepCounts } from '#ui/data/next-step-count.ts'

/** The number of steps to reserve space for: the last count on this device, else the maximum. */
export function useNextStepCount(): {
  readonly room: NextStepCount
  readonly remember: (steps: number) => void
} {
  const member = useInitialAnswers().userId.value
  return useMemo(() => {
    const memory =
      member === null ? null : localPreference('dashboard-steps', nextStepCounts, member)
    return {
      room: memory?.read() ?? '3',
      remember: (steps) => memory?.write(String(Math.min(Math.max(steps, 1), 3))),
    }
  }, [member])
}
