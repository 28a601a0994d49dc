// Written by `npm run generate` from contracts/. Do not edit.
import { object, rows, text, words, type Tolerant } from '../tolerant.ts'
import type { FeatureState, Feature, Features } from './features.reader.ts'

const pattern = text(/^[A-Z][A-Z0-9_]*$/u)

export const FeatureStateReader: Tolerant<FeatureState> = words('ENABLED', 'DISABLED')

export const FeatureReader: Tolerant<Feature> = object({
  name: pattern,
  state: FeatureStateReader,
})

export const FeaturesReader: Tolerant<Features> = object({
  features: rows(FeatureReader),
})
