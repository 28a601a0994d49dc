import { type Feature, isFeatureOn } from './features.ts'

/** The feature flags (2§6, whose names hold where the documents differ, GAP-083), and the names by which the server states them (decided). */
export const featureFlags = {
  mentalHealthWebSdk: 'MENTAL_HEALTH_WEB_SDK',
  clientMigration: 'CLIENT_MIGRATION',
  onboarding: 'ONBOARDING',
  medicationOptimisation: 'MEDICATION_OPTIMIZATION',
  healthEquityFields: 'HEALTH_EQUITY_FIELDS',
  healthJourneyLaunchpad: 'HEALTH_JOURNEY_LAUNCHPAD',
  reminders: 'REMINDERS',
  guideFeature: 'GUIDE_FEATURE',
  newCoachingUi: 'NEW_COACHING_UI',
  glp1Education: 'GLP1_EDUCATION',
  newUpsell: 'NEW_UPSELL',
  goalSetting: 'GOAL_SETTING',
  newFoodLogger: 'NEW_FOOD_LOGGER',
  newCardOrder: 'NEW_CARD_ORDER',
  cardioMetabolicTile: 'CARDIOMETABOLIC_TILE',
  nextGenDevices: 'NEXT_GEN_DEVICES',
  glp1Engagement: 'GLP1_ENGAGEMENT',
  bloodGlucoseFirmwareUpdate: 'BG_FIRMWARE_UPDATE',
} as const
export type FeatureFlag = keyof typeof featureFlags
export const featureFlagNames = Object.keys(featureFlags) as readonly FeatureFlag[]

/** How the portal runs: inside the combined app, or as it always has. */
export type AppMode = 'oneApp' | 'legacy'

/** A flag's mark for each mode. */
export type FlagMarks = Readonly<Record<AppMode, boolean>>
/** The marks of a deployment; a flag that a list leaves out is off (GAP-081). */
export type FlagSettings = Readonly<Partial<Record<FeatureFlag, FlagMarks>>>

const both: FlagMarks = { oneApp: true, legacy: true }

/** The values are not in the documents (GAP-082): every flag is marked for both modes until a deployment says otherwise. */
export const defaultFlagSettings: FlagSettings = Object.fromEntries(featureFlagNames.map(flag => [flag, both]))

/** A feature is on when it is marked active for the mode that runs, and the server states it as enabled for this member. */
export const isFlagOn = (flag: FeatureFlag, mode: AppMode, features: readonly Feature[], settings: FlagSettings = defaultFlagSettings): boolean =>
  settings[flag]?.[mode] === true && isFeatureOn(features, featureFlags[flag])
