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

/** Programs that measure each kind of card; a blood pressure includes a pulse. */
const programsOf: Readonly<Record<CardKind, readonly ProgramName[]>> = {
  bloodSugar: ['diabetes', 'deviceFlex'],
  bloodPressure: pressures,
  weight: weights,
  pulse: pressures,
}

/**
 * Returns the kinds of cards that members of these programs can attach. Returns all kinds when the
 * programs are unknown (null) or measure nothing.
 */
export function cardKindsFor(active: ReadonlySet<ProgramName> | null): readonly CardKind[] {
  const kinds = cardKinds.filter(
    (kind) => active === null || programsOf[kind].some((name) => active.has(name)),
  )
  return kinds.length === 0 ? cardKinds : kinds
}
