import type { BloodPressureRow, BloodSugarRow, WeightRow } from '../database/tables/readings.ts'
import { dayNumber, dayText, instantOf, isDay, wallClock } from '../services/time/time-zone.ts'
import {
  type ControlFields,
  fieldsOf,
  flag,
  ControlError,
  optional,
  text,
  whole,
} from './control-error.ts'

const WHEN = ['timestamp', 'daysAgo', 'time', 'timeZone']

/**
 * Returns the local time of a reading, from `timestamp` (`yyyy-MM-ddTHH:mm:ss`) or from `daysAgo`
 * and `time` (`HH:mm`) in the member's time zone.
 */
const momentOf = (fields: ControlFields, zone: string, now: number): string => {
  const timestamp = optional(fields, 'timestamp', text)
  if (timestamp === undefined) {
    const ago = whole(0, 40_000)(fields, 'daysAgo')
    const time = text(fields, 'time')
    if (!/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time))
      throw new ControlError(400, '"time" must be such as "07:42"')
    return `${dayText(dayNumber(wallClock(zone, now)) - ago)}T${time.length === 5 ? `${time}:00` : time}`
  }
  const [year = 0, month = 0, day = 0] = timestamp.slice(0, 10).split('-').map(Number)
  if (
    !/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(timestamp) ||
    !isDay(year, month, day)
  )
    throw new ControlError(400, '"timestamp" must be such as "2026-11-20T07:42:00"')
  return timestamp
}

const taken = (fields: ControlFields, id: string, memberZone: string, now: number) => {
  const time_zone = optional(fields, 'timeZone', text) ?? memberZone
  try {
    const local_time = momentOf(fields, memberZone, now)
    const { ms, offset } = instantOf(local_time, time_zone)
    return { id, at_ms: ms, local_time, utc_offset: offset, time_zone }
  } catch (error) {
    if (error instanceof RangeError) throw new ControlError(400, `"${time_zone}" is no time zone`)
    throw error
  }
}

const listOf = (body: unknown, name: string): readonly unknown[] => {
  if (!Array.isArray(body)) throw new ControlError(400, `"${name}" must be a list of readings`)
  return body
}

export function bloodPressureRows(
  body: unknown,
  zone: string,
  now: number,
): readonly BloodPressureRow[] {
  return listOf(body, 'bloodPressure').map((one, index) => {
    const fields = fieldsOf(
      one,
      [...WHEN, 'systolic', 'diastolic', 'pulse', 'source'],
      `bloodPressure[${index}]`,
    )
    const source = optional(fields, 'source', text) ?? 'DEVICE'
    if (!['DEVICE', 'SELF_REPORTED', 'IMPORTED'].includes(source))
      throw new ControlError(400, '"source" must be DEVICE, SELF_REPORTED or IMPORTED')
    return {
      ...taken(fields, `bp-s${index}`, zone, now),
      systolic: whole(20, 300)(fields, 'systolic'),
      diastolic: whole(10, 250)(fields, 'diastolic'),
      pulse:
        fields['pulse'] === undefined || fields['pulse'] === null
          ? null
          : whole(20, 300, true)(fields, 'pulse'),
      source,
    }
  })
}

const dose = (fields: ControlFields, name: string): number | null => {
  const value = fields[name]
  if (value === undefined || value === null) return null
  if (typeof value !== 'number' || value < 0 || value > 999.9)
    throw new ControlError(400, `"${name}" must be a number from 0 to 999.9, or null`)
  return value
}

/** Reads a number between `from` and `to`; it may have a fraction. */
const figure =
  (from: number, to: number) =>
  (fields: ControlFields, name: string): number => {
    const value = fields[name]
    if (typeof value !== 'number' || !(value >= from && value <= to))
      throw new ControlError(400, `"${name}" must be a number from ${from} to ${to}`)
    return value
  }

const orNull = <T>(
  fields: ControlFields,
  name: string,
  read: (fields: ControlFields, name: string) => T,
): T | null => (fields[name] === undefined || fields[name] === null ? null : read(fields, name))

export function weightRows(body: unknown, zone: string, now: number): readonly WeightRow[] {
  return listOf(body, 'weight').map((one, index) => {
    const fields = fieldsOf(
      one,
      [...WHEN, 'pounds', 'bodyFat', 'muscle', 'isIrregular', 'source'],
      `weight[${index}]`,
    )
    const source = optional(fields, 'source', text) ?? 'DEVICE'
    if (!['DEVICE', 'SELF_REPORTED', 'IMPORTED'].includes(source))
      throw new ControlError(400, '"source" must be DEVICE, SELF_REPORTED or IMPORTED')
    return {
      ...taken(fields, `w-s${index}`, zone, now),
      weight_lb: figure(1, 1500)(fields, 'pounds'),
      weight_as_read: null,
      body_fat: orNull(fields, 'bodyFat', figure(0, 100)),
      muscle: orNull(fields, 'muscle', figure(0, 100)),
      is_irregular: (optional(fields, 'isIrregular', flag) ?? false) ? 1 : 0,
      source,
    }
  })
}

const TAGS = [
  'eat_code',
  'source',
  'OOR_low',
  'OOR_high',
  'note',
  'carb',
  'feeling_code',
  'short_float',
  'long_float',
  'premix_float',
  'is_control',
]

export function bloodSugarRows(body: unknown, zone: string, now: number): readonly BloodSugarRow[] {
  return listOf(body, 'bloodSugar').map((one, index) => {
    const fields = fieldsOf(one, [...WHEN, 'value', 'tags'], `bloodSugar[${index}]`)
    const tags = fieldsOf(fields['tags'] ?? {}, TAGS, `the tags of bloodSugar[${index}]`)
    const low = optional(tags, 'OOR_low', flag) ?? false
    const high = optional(tags, 'OOR_high', flag) ?? false
    const value = orNull(fields, 'value', whole(0, 2000, true))
    if (low && high) throw new ControlError(400, 'a reading cannot be both OOR_low and OOR_high')
    if (value === null && !low && !high)
      throw new ControlError(400, '"value" may be null only when OOR_low or OOR_high is true')
    return {
      ...taken(fields, `bg-s${index}`, zone, now),
      value,
      eat_code: orNull(tags, 'eat_code', whole(6, 13, true)),
      source: optional(tags, 'source', whole(1, 14)) ?? 1,
      oor_low: low ? 1 : 0,
      oor_high: high ? 1 : 0,
      note: orNull(tags, 'note', text),
      carb: orNull(tags, 'carb', whole(0, 2000, true)),
      feeling_code: orNull(tags, 'feeling_code', whole(9, 17, true)),
      short_float: dose(tags, 'short_float'),
      long_float: dose(tags, 'long_float'),
      premix_float: dose(tags, 'premix_float'),
      is_control: (optional(tags, 'is_control', flag) ?? false) ? 1 : 0,
    }
  })
}
