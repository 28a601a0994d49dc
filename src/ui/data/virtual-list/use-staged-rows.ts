import { useEffect, useRef, useState } from 'react'
import { nextRowStage, type RowStage } from './staged-rows.ts'

/**
 * Milliseconds without a scroll before rows are prepended. By then the list has measured the rows
 * around the scroll position; later measurements would move them.
 */
const scrollPause = 300
/** The longest delay of prepended rows in milliseconds, even while scrolling. */
const longestDelay = 1200

/** The rows to show now, one step at a time. Call `onScroll` on each scroll. */
export function useStagedRows<Row extends { readonly key: string }>(
  rows: readonly Row[],
): { readonly step: RowStage<Row>; readonly onScroll: () => void } {
  const [step, setStep] = useState<RowStage<Row>>({ rows, isPrepended: false })
  const scrolled = useRef(-Infinity)
  const next = step.rows === rows ? step : nextRowStage(step.rows, rows)
  if (next !== step && !next.isPrepended) setStep(next)
  const before = next.isPrepended && next !== step ? next : null
  const pending = useRef(before)
  const since = useRef<number | null>(null)
  useEffect(() => {
    pending.current = before
    since.current = before === null ? null : (since.current ?? performance.now())
  })
  const isWaiting = before !== null
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout>
    const check = () => {
      const now = performance.now()
      const isTime =
        now - scrolled.current >= scrollPause || now - (since.current ?? now) >= longestDelay
      if (!isTime) timer = setTimeout(check, scrolled.current + scrollPause - now)
      else if (pending.current) setStep(pending.current)
    }
    check()
    return () => clearTimeout(timer)
  }, [isWaiting])
  return {
    step,
    onScroll: () => {
      scrolled.current = performance.now()
    },
  }
}
