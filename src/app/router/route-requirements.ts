import { bodyCompositionScale, type Devices } from '#session/member/model/devices.ts'
import type { RouteRequirement } from '#slices/route-definition.ts'
import { hasBehavioralHealth, type Program } from '#session/member/model/programs.ts'

/** Facts about the member and the app that requirements use. */
export type RequirementFacts = {
  readonly programs: readonly Program[]
  readonly hasKidneyLabResults: boolean
  readonly hasReminders: boolean
  readonly hasGoalSetting: boolean
  readonly nextGenDevicesFlag: boolean
  readonly weightDevice: Devices['weightDevice']
  readonly isOneApp: boolean
}

/**
 * Returns whether a requirement is met. The body scale needs the device that measures body
 * composition, with the next-gen devices flag (1§2, 2§9).
 */
export function isRequirementMet(
  need: RouteRequirement | undefined,
  facts: RequirementFacts,
): boolean {
  switch (need) {
    case undefined:
      return true
    case 'kidneyLabResults':
      return facts.hasKidneyLabResults
    case 'reminders':
      return facts.hasReminders
    case 'goalSetting':
      return facts.hasGoalSetting
    case 'behavioralHealth':
      return hasBehavioralHealth(facts.programs)
    case 'bodyScale':
      return facts.nextGenDevicesFlag && facts.weightDevice === bodyCompositionScale
    case 'oneApp':
      return facts.isOneApp
  }
}
