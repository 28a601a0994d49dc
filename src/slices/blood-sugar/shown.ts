import type { BloodSugarReading } from '#domain/blood-sugar.ts'
import type { Span } from '#domain/readings-period.ts'
import type { Basis } from '#domain/sufficiency.ts'
import type { ChartView } from '#ui/chart/chart-frame.tsx'
import type { Words } from './use-words.ts'

/**
 * What each part of a trend is told: the readings of the span, oldest first, and how to show them.
 */
export type Shown = {
  readonly readings: readonly BloodSugarReading[]
  readonly span: Span
  readonly basis: Basis
  readonly words: Words
  readonly view: ChartView
}
