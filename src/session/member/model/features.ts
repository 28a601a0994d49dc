import type { Feature } from '#generated/schemas/openapi/features.reader.ts'

export type { Feature }

/**
 * A feature is on when ENABLED; one that is not listed is off, and so is one in a state that the
 * portal does not know.
 */
export function isFeatureOn(features: readonly Feature[], name: string): boolean {
  return features.some((feature) => feature.name === name && feature.state === 'ENABLED')
}

/** USER-022. */
export function hasDyslipidemia(features: readonly Feature[]): boolean {
  return isFeatureOn(features, 'DYSLIPIDEMIA')
}
