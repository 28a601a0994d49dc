import { useLayoutEffect, useRef } from 'react'
import type { MarkShape } from '../../primitives/shapes.ts'
import { StatusMark } from '../../primitives/status-mark.tsx'
import type { Tone } from '../../tokens/tone.css.ts'
import * as styles from './time-plot.css.ts'

/** The translated and formatted text of a reading's flag. */
export type ChartReadout = {
  when: string
  value: string
  unit?: string | undefined
  status?: { shape: MarkShape; tone: Tone; word: string } | undefined
  note?: string | undefined
}

/**
 * The flag of a reading, centered over `x` as far as the edges allow. Screen readers use the live
 * text instead.
 */
export function ChartReadoutFlag({
  readout,
  x,
  width,
}: {
  readout: ChartReadout
  x: number
  width: number
}) {
  const flag = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = flag.current
    if (!box) return
    const left = Math.max(0, Math.min(width - box.offsetWidth, x - box.offsetWidth / 2))
    box.style.transform = `translateX(${Math.round(left)}px)`
  })
  const { status } = readout
  return (
    <div className={styles.lane} aria-hidden="true">
      <div ref={flag} className={styles.flag}>
        <p className={styles.flagQuiet}>{readout.when}</p>
        <p className={styles.flagLine}>
          <span className={styles.flagValue}>{readout.value}</span>
          {readout.unit === undefined ? null : (
            <span className={styles.flagQuiet}>{readout.unit}</span>
          )}
          {status ? (
            <StatusMark shape={status.shape} tone={status.tone} size="small" inherit>
              {status.word}
            </StatusMark>
          ) : null}
        </p>
        {readout.note === undefined ? null : <p className={styles.flagQuiet}>{readout.note}</p>}
      </div>
    </div>
  )
}
