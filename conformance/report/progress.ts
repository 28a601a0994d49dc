import { progressBar } from './summary.ts'

/** A progress bar on a terminal; silent elsewhere. */
export function progressOf(stream: NodeJS.WriteStream): {
  began: (total: number) => void
  moved: (isFailure: boolean) => void
  over: () => void
} {
  let total = 0
  let done = 0
  let failed = 0
  let shownAt = -1
  const isLive = stream.isTTY === true
  const show = (): void => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
    if (!isLive || percent === shownAt) return
    shownAt = percent
    stream.write(
      `\r${progressBar(done, total, 30)} ${done}/${total}${failed > 0 ? `, ${failed} failed` : ''} `,
    )
  }
  return {
    began: (cases) => {
      total = cases
      show()
    },
    moved: (isFailure) => {
      done += 1
      if (isFailure) failed += 1
      show()
    },
    over: () => void (isLive && stream.write('\r\u001B[2K')),
  }
}
