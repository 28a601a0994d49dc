import { dayOf, type Taken } from '../readings/readings.ts'
import { type FigureKind, type FigureNeed, figureNeeds } from './figure-requirements.ts'

/** What a figure stands on: readings, and the days with at least one. */
export type Basis = { readonly count: number; readonly days: number }

/** The readings that a figure counts, as its basis. */
export function basisOf(readings: readonly Taken[]): Basis {
  return {
    count: readings.length,
    days: new Set(readings.map(dayOf)).size,
  }
}

/**
 * Why a figure is withheld: what it needs, what there is, and how many more readings and days would
 * do.
 */
export type Shortage = { readonly need: FigureNeed; readonly have: Basis; readonly missing: Basis }

/** What is missing for a kind of figure; null when there is enough and the figure is told. */
export function shortageOf(kind: FigureKind, { count, days }: Basis): Shortage | null {
  const need = figureNeeds[kind]
  const missing = { count: Math.max(0, need.count - count), days: Math.max(0, need.days - days) }
  return missing.count === 0 && missing.days === 0 ? null : { need, have: { count, days }, missing }
}

/**
 * Why two periods are not compared: this one has too few readings, or the one before; null when
 * both have enough.
 */
export type Incomparable = Shortage & { readonly of: 'now' | 'before' }

export function incomparable(now: Basis, before: Basis): Incomparable | null {
  const short = shortageOf('change', now)
  if (short !== null) return { ...short, of: 'now' }
  const then = shortageOf('change', before)
  return then === null ? null : { ...then, of: 'before' }
}
