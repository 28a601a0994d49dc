import { createHash } from 'node:crypto'
import { instantOf, isDay, isZone, offsetText } from './time-zone.ts'

/**
 * Why a moment that a member typed in is refused: the calendar or the clock does not have it, or it
 * is still to come.
 */
export type MomentFault = 'unknown_timestamp' | 'future_timestamp'

type Moment = {
  readonly at_ms: number
  readonly local_time: string
  readonly utc_offset: number
  readonly time_zone: string
}

/**
 * A wall-clock moment of a zone, her account's or the one that she says, as the columns of a
 * reading.
 */
export function readingMoment(
  local: string,
  zone: string,
  now: number,
): { readonly moment: Moment } | { readonly fault: MomentFault } {
  const [year = 0, month = 0, day = 0] = local.slice(0, 10).split('-').map(Number)
  if (!isDay(year, month, day) || !isZone(zone)) return { fault: 'unknown_timestamp' }
  const { ms, offset, fits } = instantOf(local, zone)
  if (fits === 'never') return { fault: 'unknown_timestamp' }
  if (ms > now) return { fault: 'future_timestamp' }
  return { moment: { at_ms: ms, local_time: local, utc_offset: offset, time_zone: zone } }
}

/**
 * The id of a reading that a member types in: the same of the same reading, so that one sent twice
 * is one; it tells no value.
 */
export function typedId(
  prefix: 'bg' | 'w',
  memberId: string,
  local: string,
  value: number | string,
): string {
  return `${prefix}-${createHash('sha256').update(`${memberId} ${local} ${value}`).digest('hex').slice(0, 20)}`
}

/** When and where a reading was taken, in the contract's words. */
export function placeOf(row: { readonly utc_offset: number; readonly time_zone: string }) {
  return {
    utcOffset: offsetText(row.utc_offset),
    timeZone: row.time_zone,
  }
}
