import { createHash } from 'node:crypto'
import { instantOf, isDay, isZone, offsetText } from './time-zone.ts'

/**
 * The reason to refuse a typed time: it does not exist in the calendar or zone, or it is in the
 * future.
 */
export type MomentFault = 'unknown_timestamp' | 'future_timestamp'

type Moment = {
  readonly at_ms: number
  readonly local_time: string
  readonly utc_offset: number
  readonly time_zone: string
}

/** Returns the columns of a reading for a local time in the zone of the account or the request. */
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
 * Returns a stable id of a typed reading, so that a repeated request adds nothing. The id reveals
 * no value.
 */
export function typedId(
  prefix: 'bg' | 'bp' | 'w',
  memberId: string,
  local: string,
  value: number | string,
): string {
  return `${prefix}-${createHash('sha256').update(`${memberId} ${local} ${value}`).digest('hex').slice(0, 20)}`
}

/** Returns time zone and offset of a reading, in the shape of the contract. */
export function placeOf(row: { readonly utc_offset: number; readonly time_zone: string }) {
  return {
    utcOffset: offsetText(row.utc_offset),
    timeZone: row.time_zone,
  }
}
