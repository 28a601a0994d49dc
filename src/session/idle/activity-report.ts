/**
 * The ports of the report. `sendReport`: sends the seconds since the last activity; resolves to
 * whether the edge received them.
 */
export type ReportPorts = {
  readonly sendReport: (secondsAgo: number) => Promise<boolean>
  readonly now: () => number
  /** Calls back after some milliseconds; answers a function that stops it. */
  readonly later: (task: () => void, delay: number) => () => void
}

/** Minimum milliseconds between two reports, except for "Stay". */
const pace = 60_000
/** Older activity is not reported, because the machine slept in between. */
const stale = 15 * pace

/**
 * Reports activity to the edge within a minute, because a member in a long form makes no calls.
 *
 * A late report carries its delay, so that the edge never extends the session too far.
 */
export function createActivityReport({ sendReport, now, later }: ReportPorts) {
  // A new page makes calls of its own, which count as activity.
  let sentAt = now()
  let last = sentAt
  let isPending = false
  let stop: (() => void) | null = null

  function send() {
    stop?.()
    stop = null
    sentAt = now()
    isPending = false
    const ago = sentAt - last
    if (ago < stale)
      void sendReport(Math.floor(ago / 1000)).then((heard) => {
        if (!heard) isPending = true
      })
  }

  return {
    /**
     * Reports activity. `isUrgent`: send at once, because the edge's session may be about to
     * expire.
     */
    record: (isUrgent: boolean): void => {
      last = now()
      isPending = true
      const wait = sentAt + pace - last
      if (isUrgent || wait <= 0) send()
      else stop ??= later(send, wait)
    },
    /** Sends a pending report before the page is frozen or closed. */
    flush: (): void => {
      if (isPending) send()
    },
    stop: (): void => {
      stop?.()
      stop = null
    },
  }
}
