import { useEffect, useRef, useState } from 'react'
import { nextRowStage, type RowStage } from './staged-rows.ts'

/**
 * Milliseconds without a scroll after which rows may come before those that are shown: the list has
 * measured then what is around what is read. One that it measures afterwards, below, would move it.
 */
const calm = 300
/** And after so many they come, whoever scrolls. */
const patience = 1200

/**
 * The rows to show now of those that there are, a step at a time. `onScroll` is told when somebody
 * scrolls.
 */
export function useStagedRows<Row extends { readonly key: string }>(
  rows: readonly Row[],
): { readonly step: RowStage<Row>; readonly onScroll: () => void } {
  const [step, setStep] = useState<RowStage<Row>>({ rows, isPrepended: false })
  const scrolled = useRef(-Infinity)
  const next = step.rows === rows ? step : nextRowStage(step.rows, rows)
  if (next !== step && !next.isPrepended) setStep(next)
  const before = next.isPrepended && next !== step ? next : null
  const wanted = useRef(before)
  const since = useRef<number | null>(null)
  useEffect(() => {
    wanted.current = before
    since.current = before === null ? null : (since.current ?? performance.now())
  })
  const isWaiting = before !== null
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const now = performance.now()
      const isTime = now - scrolled.current >= calm || now - (since.current ?? now) >= patience
      if (!isTime) timer = setTimeout(look, scrolled.current + calm - now)
      else if (wanted.current) setStep(wanted.current)
    }
    look()
    return () => clearTimeout(timer)
  }, [isWaiting])
  return {
    step,
    onScroll: () => {
      scrolled.current = performance.now()
    },
  }
}
