import { useStoredChoice } from '../navigation/use-stored-choice.ts'
import type { ChartView } from './chart-frame.tsx'

const views = ['chart', 'table'] as const satisfies readonly ChartView[]

/** The member's last choice of chart or table on this device, in all areas. */
export function useChartView(member: string): readonly [ChartView, (view: ChartView) => void] {
  const [view, onView] = useStoredChoice('trend-view', views, member)
  return [view ?? 'chart', onView]
}
