import type { ReactNode } from 'react'
import type { ReadingWords } from '../wording/use-reading-words.ts'
import { ChartToolbar, type ChartView } from '#ui/charts/chart-frame.tsx'
import { InitialRangeNote, type InitialRangeView } from '../log/initial-range-note.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ReportRanges } from './report-toolbar.tsx'

/**
 * A trend over some days: its range, the switch between chart and table, the reason for its span,
 * and the figures.
 */
export function TrendPage<Days extends number>({
  words,
  opening,
  ranges,
  range,
  onRange,
  choice,
  view,
  onView,
  children,
}: {
  words: ReadingWords
  opening: InitialRangeView
  ranges: readonly Days[]
  range: Days
  onRange: (range: Days) => void
  /** Replaces the range selection, for example with `PeriodPicker`. */
  choice?: ReactNode
  view: ChartView
  onView: (view: ChartView) => void
  children: ReactNode
}) {
  return (
    <Stack gap="s5">
      <ChartToolbar view={view} onView={onView}>
        {choice ?? <ReportRanges {...{ ranges, range, onRange }} />}
      </ChartToolbar>
      <InitialRangeNote {...{ opening, words }} />
      {children}
    </Stack>
  )
}
