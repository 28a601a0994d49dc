// Written by `npm run generate` from contracts/. Do not edit.
import { object, rows, text, words, type Reader, type Rows, type Unknown } from '../read.ts'

/** A feature is on when ENABLED (GAP-104). */
export type FeatureState = 'ENABLED' | 'DISABLED' | Unknown

export type Feature = {
  readonly name: string
  readonly state: FeatureState
}

export type Features = {
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
