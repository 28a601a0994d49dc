import { useState } from 'react'
import { choiceMemory } from '#kit/choice-memory.ts'
import type { ChartView } from '#ui/chart/chart-frame.tsx'

const views = ['chart', 'table'] as const satisfies readonly ChartView[]

/** Chart or table, as this member chose it last on this device. Only the word is kept. */
export function useTrendView(member: string): readonly [ChartView, (view: ChartView) => void] {
  const [memory] = useState(() => choiceMemory('trend-view', views, member))
  const [view, setView] = useState<ChartView>(() => memory.read() ?? 'chart')
  const choose = (chosen: ChartView) => {
    memory.write(chosen)
    setView(chosen)
  }
  return [view, choose]
}
