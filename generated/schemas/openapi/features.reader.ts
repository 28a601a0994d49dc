// Written by `npm run generate` from contracts/. Do not edit.
import { object, rows, text, words, type Reader, type Rows, type Unknown } from '../read.ts'

/** Whether a feature is switched on for the member. */
export type FeatureState = 'ENABLED' | 'DISABLED' | Unknown

/** One feature flag. */
export type Feature = {
  /** Name of the flag in capitals, as `DYSLIPIDEMIA`. */
  readonly name: string
  /** Whether the feature is on for this member. */
  readonly state: FeatureState
}

/** The feature flags of the member. */
export type Features = {
  /** One entry for each flag that the server knows. */
  readonly features: Rows<Feature>
}

const pattern = text(/^[A-Z][A-Z0-9_]*$/u)

/** Reads `FeatureState` as a server sends it. */
export const readFeatureState: Reader<FeatureState> = words('ENABLED', 'DISABLED')

/** Reads `Feature` as a server sends it. */
export const readFeature: Reader<Feature> = object<Feature>({
  name: pattern,
  state: readFeatureState,
})

/** Reads `Features` as a server sends it. */
export const readFeatures: Reader<Features> = object<Features>({
  features: rows(readFeature),
})
