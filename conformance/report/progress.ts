import { progressBar } from './summary.ts'

/**
 * Progress on a terminal, silent elsewhere: cases so far, their rate, and the time that is left of
 * `maxTime` seconds (0 for no limit).
 */
export function progressOf(
  stream: NodeJS.WriteStream,
  maxTime: number,
): {
  moved: (isFailure: boolean) => void
  over: () => void
} {
  const began = performance.now()
  let done = 0
  let failed = 0
  let shownAt = -Infinity
  const isLive = stream.isTTY === true
  const show = (): void => {
    const now = performance.now()
    if (!isLive || now - shownAt < 200) return
    shownAt = now
    const seconds = (now - began) / 1_000
    const bar = maxTime === 0 ? '' : `${progressBar(Math.min(seconds, maxTime), maxTime, 30)} `
    const rest =
      maxTime === 0 ? '' : `, at most ${Math.max(0, Math.ceil(maxTime - seconds))} s left`
    stream.write(
      `\r\u001B[2K${bar}${done} cases, ${Math.round(done / Math.max(seconds, 0.1))} a second${failed > 0 ? `, ${failed} failed` : ''}${rest} `,
    )
  }
  return {
    moved: (isFailure) => {
      done += 1
      if (isFailure) failed += 1
      show()
    },
    over: () => void (isLive && stream.write('\r\u001B[2K')),
  }
}
