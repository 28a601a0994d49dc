import { type Feature, isFeatureOn } from './features.ts'

/**
 * The feature flags (2§6; its names win where the documents differ, GAP-083), as the server names
 * them (decided). docs/flags.md describes each.
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

/** The modes of the portal: inside the parent app, or standalone. */
export const appModes = ['oneApp', 'legacy'] as const
export type AppMode = (typeof appModes)[number]

/**
 * The flags that a deployment disables, each for one mode: `REMINDERS.legacy`. A flag without a
 * mark is active in both modes (GAP-082).
 */
export type FlagsOff = ReadonlySet<string>

/**
 * Whether a flag is on: the deployment has not disabled it in this mode, and the server lists it as
 * enabled (GAP-081: unlisted is off).
 */
export function isFlagOn(
  flag: FeatureFlag,
  mode: AppMode,
  features: readonly Feature[],
  off: FlagsOff,
): boolean {
  return !off.has(`${flag}.${mode}`) && isFeatureOn(features, flag)
}
