import { type Feature, isFeatureOn } from './features.ts'

/**
 * The feature flags (2§6, whose names hold where the documents differ, GAP-083), as the server
 * states them (decided). docs/flags.md says what each changes.
 */
export const featureFlags = [
  'MENTAL_HEALTH_WEB_SDK',
  'CLIENT_MIGRATION',
  'ONBOARDING',
  'MEDICATION_OPTIMIZATION',
  'HEALTH_EQUITY_FIELDS',
  'HEALTH_JOURNEY_LAUNCHPAD',
  'REMINDERS',
  'GUIDE_FEATURE',
  'NEW_COACHING_UI',
  'GLP1_EDUCATION',
  'NEW_UPSELL',
  'GOAL_SETTING',
  'NEW_FOOD_LOGGER',
  'NEW_CARD_ORDER',
  'CARDIOMETABOLIC_TILE',
  'NEXT_GEN_DEVICES',
  'GLP1_ENGAGEMENT',
  'BG_FIRMWARE_UPDATE',
] as const
export type FeatureFlag = (typeof featureFlags)[number]

/** How the portal runs: inside the combined app, or as it always has. */
export const appModes = ['oneApp', 'legacy'] as const
export type AppMode = (typeof appModes)[number]

/**
 * The flags that a deployment marks as not active, each for one mode: `REMINDERS.legacy`. Without a
 * mark a flag is active in both modes (GAP-082).
 */
export type FlagsOff = ReadonlySet<string>

/**
 * A feature is on when the mode that runs has it, and the server states it as enabled for this
 * member (GAP-081: one that is not listed is off).
 */
export function isFlagOn(
  flag: FeatureFlag,
  mode: AppMode,
  features: readonly Feature[],
  off: FlagsOff,
): boolean {
  return !off.has(`${flag}.${mode}`) && isFeatureOn(features, flag)
}
