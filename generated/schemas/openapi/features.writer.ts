// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, matching } from '../write.ts'

/** Whether a feature is switched on for the member. */
export const FeatureState = Schema.Literals(['ENABLED', 'DISABLED'])
export type FeatureState = typeof FeatureState.Type

/** One feature flag. */
export const Feature = Schema.Struct({
  /** Name of the flag in capitals, as `DYSLIPIDEMIA`. */
  name: matching(/^[A-Z][A-Z0-9_]*$/u, 0, 80),
  /** Whether the feature is on for this member. */
  state: FeatureState,
})
export type Feature = typeof Feature.Type

/** The feature flags of the member. */
export const Features = Schema.Struct({
  /** One entry for each flag that the server knows. */
  features: list(Feature, 0, 500),
})
export type Features = typeof Features.Type
