import { type AppMode, defaultFlagSettings, type FeatureFlag, type FlagSettings, isFlagOn } from './feature-flags.ts'
import type { Feature } from './features.ts'

/** What document 1 says that flags control (1§6), by the flags of document 2 that do (GAP-083). */
export const flagControls = {
  reminderItem: 'reminders',
  glpEducation: 'glp1Education',
  nextGenDevices: 'nextGenDevices',
  firmwareUpdate: 'bloodGlucoseFirmwareUpdate',
} as const satisfies Readonly<Record<string, FeatureFlag>>
export type FlagControlled = keyof typeof flagControls

/** Whether what a flag controls is there for a member, in the mode that runs. */
export const isControlledOn = (what: FlagControlled, mode: AppMode, features: readonly Feature[], settings: FlagSettings = defaultFlagSettings): boolean =>
  isFlagOn(flagControls[what], mode, features, settings)
