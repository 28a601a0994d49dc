import type { MemberFacts } from '../database/facts/facts.ts'

/** The feature flags of 2§6 with the names of the platform, and the feature of 2§3. */
export const FEATURES = [
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
  'DYSLIPIDEMIA',
] as const
export type FeatureName = (typeof FEATURES)[number]

const USUAL: readonly FeatureName[] = [
  'ONBOARDING',
  'HEALTH_JOURNEY_LAUNCHPAD',
  'REMINDERS',
  'NEW_COACHING_UI',
  'GOAL_SETTING',
  'NEW_FOOD_LOGGER',
  'CARDIOMETABOLIC_TILE',
  'NEXT_GEN_DEVICES',
]

/** Returns the default features and `more`. */
export function featuresWith(...more: readonly FeatureName[]): MemberFacts['features'] {
  return {
    features: FEATURES.map((name) => ({
      name,
      state: [...USUAL, ...more].includes(name) ? 'ENABLED' : 'DISABLED',
    })),
  }
}
