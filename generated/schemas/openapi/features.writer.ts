// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, matching } from '../write.ts'

/** A feature is on when ENABLED (GAP-104). */
export const FeatureState = Schema.Literals(['ENABLED', 'DISABLED'])
export type FeatureState = typeof FeatureState.Type

export const Feature = Schema.Struct({
  name: matching(/^[A-Z][A-Z0-9_]*$/u, 0, 80),
  state: FeatureState,
})
export type Feature = typeof Feature.Type

export const Features = Schema.Struct({
  features: list(Feature, 0, 500),
})
export type Features = typeof Features.Type
