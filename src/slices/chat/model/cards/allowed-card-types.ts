import { type CardKind, cardKinds } from './card-content.ts'
import type { ProgramName } from '#session/member/model/programs.ts'

const weights = [
  'weight',
  'advancedWeight',
  'comprehensiveWeight',
  'prediabetes',
  'advancedPrediabetes',
  'comprehensivePrediabetes',
  'bodyComposition',
  'heartFailure',
] as const
const pressures = ['hypertension', 'chronicKidneyDisease', 'heartFailure'] as const

/** Whose programs measure what; a pulse comes with each blood pressure. */
const programsOf: Readonly<Record<CardKind, readonly ProgramName[]>> = {
  bloodSugar: ['diabetes', 'deviceFlex'],
  bloodPressure: pressures,
  weight: weights,
  pulse: pressures,
}

/**
 * What a member of these programs can show to her coach. Null, while her programs are not known,
 * and without any that measures, is all.
 */
export function cardKindsFor(active: ReadonlySet<ProgramName> | null): readonly CardKind[] {
  const kinds = cardKinds.filter(
    (kind) => active === null || programsOf[kind].some((name) => active.has(name)),
  )
  return kinds.length === 0 ? cardKinds : kinds
}
