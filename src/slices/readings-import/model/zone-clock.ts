/** The clock of a time zone. Moments are milliseconds since 1970; local times `yyyy-MM-ddTHH:mm:ss`. */
export type ZoneClock = {
  /** The local time at a moment. */
  readonly localAt: (moment: number) => string
  /** The first moment with a local time; null when a clock change skips it. */
  readonly momentOf: (local: string) => number | null
}

const dayLength = 86_400_000

/** Creates the clock of a zone (IANA). */
export function zoneClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const localAt = (moment: number) => format.format(moment).replace(', ', 'T')
  const offsetAt = (moment: number) => Date.parse(`${localAt(moment)}Z`) - moment
  return {
    localAt,
    momentOf: (local) => {
      const wall = Date.parse(`${local}Z`)
      const found = [wall - offsetAt(wall - dayLength), wall - offsetAt(wall + dayLength)]
      return found.find((moment) => localAt(moment) === local) ?? null
    },
  }
}
