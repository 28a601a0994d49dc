import { useState } from 'react'
import { choiceMemory } from '#kit/choice-memory.ts'

export const trendViews = ['chart', 'table'] as const
export type TrendView = (typeof trendViews)[number]

/** Chart or table, as this member chose it last on this device. Only the word is kept. */
export function useTrendView(member: string): readonly [TrendView, (view: TrendView) => void] {
  const [memory] = useState(() => choiceMemory('trend-view', trendViews, member))
  const [view, setView] = useState<TrendView>(() => memory.read() ?? 'chart')
  const choose = (chosen: TrendView) => {
    memory.write(chosen)
    setView(chosen)
  }
  return [view, choose]
}
