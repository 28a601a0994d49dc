import { useAppState, useFlag } from '#session/member/app-state-store.ts'
import { useMember } from '#session/member/member-context.tsx'
import type { RequirementFacts } from './route-requirements.ts'

/** Returns the facts for requirements. Unknown facts count as not met. */
export function useRequirementFacts(): RequirementFacts {
  const { programs, weightDevice } = useMember()
  const { hasKidneyLabResults, nextGenDevicesFlag, isOneApp } = useAppState()
  return {
    programs,
    weightDevice,
    hasKidneyLabResults,
    nextGenDevicesFlag,
    isOneApp,
    hasReminders: useFlag('REMINDERS'),
    hasGoalSetting: useFlag('GOAL_SETTING'),
  }
}
