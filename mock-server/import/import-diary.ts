import { instantOf, isDay } from '../services/time/time-zone.ts'

/**
 * `taken`: stored as written. `changed`: stored with the change in `why`. `refused`: not stored for
 * the reason in `why`.
 */
export type LineVerdict = 'taken' | 'changed' | 'refused'

/**
 * The result of one line. `isReading` marks possible readings, whose refusal matters for
 * `--all-or-nothing`.
 */
export type ImportLine = {
  readonly number: number
  verdict: LineVerdict
  why: string | null
  readonly isReading: boolean
}

/** The time of a reading on the device's clock. */
export type DeviceTime = {
  readonly local: string
  readonly ms: number
  readonly offset: number
  readonly note: string | null
}

/** A parsed file. `notices` concern the whole file, such as columns that are not stored. */
export type ParsedDiary<Draft> = {
  readonly lines: readonly ImportLine[]
  readonly drafts: readonly Draft[]
  readonly notices: readonly string[]
}

/**
 * The device's time zone and the time of the import (epoch milliseconds), which limits readings.
 */
export type DeviceClock = { readonly zone: string; readonly now: number }

export class LineRefusal extends Error {}

const two = (n: number) => String(n).padStart(2, '0')

export function makeDay(year: number, month: number, day: number): string {
  if (!isDay(year, month, day)) throw new LineRefusal('there is no such date')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

export function makeTime(hour: number, minute: number, second = 0): string {
  if (hour > 23 || minute > 59 || second > 59) throw new LineRefusal('there is no such time of day')
  return `${two(hour)}:${two(minute)}:${two(second)}`
}

/**
 * Returns the time of a reading. A skipped local time keeps the offset before the change and gets a
 * `note`; a repeated one is the first.
 */
export function moment(day: string, time: string, { zone, now }: DeviceClock): DeviceTime {
  const local = `${day}T${time}`
  if (local < '1900-01-01') throw new LineRefusal('the date is before 1900')
  const { ms, offset, fits } = instantOf(local, zone)
  if (ms > now) throw new LineRefusal('the date is in the future')
  const note =
    fits === 'never'
      ? `the clocks in ${zone} skipped this time; kept as the device showed it, with the offset from before the change`
      : null
  return { local, ms, offset, note }
}

/** Parses one line with `work`, which returns the reason of a change or throws a LineRefusal. */
export function judgeLine(
  number: number,
  isReading: boolean,
  work: () => string | null,
): ImportLine {
  try {
    const why = work()
    return { number, verdict: why === null ? 'taken' : 'changed', why, isReading }
  } catch (error) {
    if (!(error instanceof LineRefusal)) throw error
    return { number, verdict: 'refused', why: error.message, isReading }
  }
}

export function wholeNumber(text: string, what: string, low: number, high: number): number {
  if (text === '') throw new LineRefusal(`${what} is empty`)
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) throw new LineRefusal(`${what} is not a number`)
  const value = Number(text)
  if (!Number.isInteger(value)) throw new LineRefusal(`${what} is not a whole number`)
  if (value < low || value > high)
    throw new LineRefusal(`${what} is not between ${low} and ${high}`)
  return value
}
