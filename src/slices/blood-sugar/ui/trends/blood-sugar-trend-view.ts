import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { SampleSize } from '#vitals/model/report/sample-size.ts'
import type { ChartView } from '#ui/charts/chart-frame.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** Props of the parts of a trend: the readings of the span, oldest first, and how to show them. */
export type BloodSugarTrendView = {
  readonly readings: readonly BloodSugarReading[]
  readonly span: DateSpan
  readonly basis: SampleSize
  readonly words: BloodSugarWords
  readonly view: ChartView
}
