/**
 * What the report needs of the world. `tell`: seconds since she did something; answers whether the
 * edge has heard it.
 */
export type ReportPorts = {
  readonly tell: (secondsAgo: number) => Promise<boolean>
  readonly now: () => number
  /** Calls back after some milliseconds; answers a function that stops it. */
  readonly later: (task: () => void, delay: number) => () => void
}

/** Milliseconds between two reports, but for Stay. */
const pace = 60_000
/** What is older wins no time any more: the machine slept before it could be told. */
const stale = 15 * pace

/**
 * Keeps the edge's idle clock beside the browser's: the edge sees calls, and a member who fills in
 * a long form makes none. It hears of her within a minute. What is told late says how late, so the
 * edge never allows more than it would have.
 */
export function createActivityReport({ tell, now, later }: ReportPorts) {
  // A page that begins makes calls of its own.
  let sentAt = now()
  let last = sentAt
  let isUntold = false
  let stop: (() => void) | null = null

  function send() {
    stop?.()
    stop = null
    sentAt = now()
    isUntold = false
    const ago = sentAt - last
    if (ago < stale)
      void tell(Math.floor(ago / 1000)).then((heard) => {
        if (!heard) isUntold = true
      })
  }

  return {
    /** She did something just now. `isUrgent`: the edge's clock may be about to run out. */
    stirred: (isUrgent: boolean): void => {
      last = now()
      isUntold = true
      const wait = sentAt + pace - last
      if (isUrgent || wait <= 0) send()
      else stop ??= later(send, wait)
    },
    /** The page may be frozen or closed before the next report is due. */
    flush: (): void => {
      if (isUntold) send()
    },
    stop: (): void => {
      stop?.()
      stop = null
    },
  }
}
