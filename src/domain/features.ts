import type { Feature } from '#generated/schemas/openapi/features.reader.ts'

export type { Feature }

/**
 * A feature is on when ENABLED; one that is not listed is off, and so is one in a state that the
 * portal does not know.
 */
export const isFeatureOn = (features: readonly Feature[], name: string): boolean =>
  features.some((feature) => feature.name === name && feature.state === 'ENABLED')

/** USER-022. */
export const hasDyslipidemia = (features: readonly Feature[]): boolean =>
  isFeatureOn(features, 'DYSLIPIDEMIA')
