import type { Feature } from '#generated/schemas/openapi/features.reader.ts'

export type { Feature }

/** Whether a feature is ENABLED. An unlisted feature or an unknown state is off. */
export function isFeatureOn(features: readonly Feature[], name: string): boolean {
  return features.some((feature) => feature.name === name && feature.state === 'ENABLED')
}

/** USER-022. */
export function hasDyslipidemia(features: readonly Feature[]): boolean {
  return isFeatureOn(features, 'DYSLIPIDEMIA')
}
