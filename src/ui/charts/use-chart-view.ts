import { useStoredChoice } from '../navigation/use-stored-choice.ts'
import type { ChartView } from './chart-frame.tsx'

const views = ['chart', 'table'] as const satisfies readonly ChartView[]

/** Chart or table, as this member chose it last on this device, in whichever area. */
export function useChartView(member: string): readonly [ChartView, (view: ChartView) => void] {
  const [view, onView] = useStoredChoice('trend-view', views, member)
  return [view ?? 'chart', onView]
}
