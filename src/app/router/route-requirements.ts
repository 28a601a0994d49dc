import { bodyCompositionScale, type Devices } from '#session/member/model/devices.ts'
import { hasBehavioralHealth, type Program } from '#session/member/model/programs.ts'

/** What a page may ask of the member besides a program. */
export type RouteRequirement =
  | 'kidneyLabResults'
  | 'reminders'
  | 'goalSetting'
  | 'behavioralHealth'
  | 'bodyScale'
  | 'oneApp'

/** What is known of the member and the app that a need may be about. */
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
 * Whether a need is met; none always is. The body scale is the one that measures body composition,
 * where the next devices are on (1§2, 2§9).
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
