import * as Schema from 'effect/Schema'
import { matching } from './formats.ts'

/** A feature flag as the server states it (2§6, 2§7). */
export const Feature = Schema.Struct({ name: matching(/^[A-Z][A-Z0-9_]*$/, 80), state: Schema.Literals(['ENABLED', 'DISABLED']) })
export type Feature = typeof Feature.Type

/** A feature is on when ENABLED; one that is not listed is off. */
export const isFeatureOn = (features: readonly Feature[], name: string): boolean =>
  features.some(feature => feature.name === name && feature.state === 'ENABLED')

/** USER-022. */
export const hasDyslipidemia = (features: readonly Feature[]): boolean => isFeatureOn(features, 'DYSLIPIDEMIA')
