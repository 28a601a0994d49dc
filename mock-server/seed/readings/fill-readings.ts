import { addReadings, type Readings } from '../../database/tables/readings.ts'
import type { Sql } from '../../database/store.ts'
import { dayNumber, dayText, instantOf, wallClock } from '../../services/time/time-zone.ts'
import type { DailyReadings } from './daily-readings.ts'

/**
 * The owner of generated readings. `dayOf` returns the readings of a day; `days` is the history of
 * a new member.
 */
export type ReadingsOwner = {
  readonly timeZone: string
  readonly days: number
  readonly dayOf: (day: number, ago: number) => DailyReadings
}

type Rows = { readonly [T in keyof Readings]: Readings[T][] }

const taken = (kind: string, day: number, slot: number, time: string, zone: string) => {
  const local_time = `${dayText(day)}T${time}:00`
  const { ms, offset } = instantOf(local_time, zone)
  return {
    id: `${kind}-${day.toString(36)}-${slot}`,
    at_ms: ms,
    local_time,
    utc_offset: offset,
    time_zone: zone,
  }
}

const rowsOf = (who: ReadingsOwner, today: number, first: number): Rows => {
  const rows: Rows = { bp_readings: [], bg_readings: [], weight_readings: [], food_entries: [] }
  for (let day = first; day <= today; day++) {
    const { bloodPressure, bloodSugar, weight, food } = who.dayOf(day, today - day)
    for (const [
      slot,
      { time, systolic, diastolic, pulse, source = 'DEVICE' },
    ] of bloodPressure.entries())
      rows.bp_readings.push({
        ...taken('bp', day, slot, time, who.timeZone),
        systolic,
        diastolic,
        pulse,
        source,
      })
    for (const [slot, one] of bloodSugar.entries())
      rows.bg_readings.push({
        ...taken('bg', day, slot, one.time, who.timeZone),
        value: typeof one.value === 'number' ? one.value : null,
        eat_code: one.eatCode,
        source: one.source ?? 1,
        oor_low: one.value === 'low' ? 1 : 0,
        oor_high: one.value === 'high' ? 1 : 0,
        note: one.note ?? null,
        carb: one.carb ?? null,
        feeling_code: one.feeling ?? null,
        short_float: one.short ?? null,
        long_float: one.long ?? null,
        premix_float: null,
        is_control: one.isControl ? 1 : 0,
      })
    for (const [
      slot,
      { time, pounds, bodyFat, muscle, isIrregular = false, source = 'DEVICE' },
    ] of weight.entries())
      rows.weight_readings.push({
        ...taken('w', day, slot, time, who.timeZone),
        weight_lb: pounds,
        weight_as_read: null,
        body_fat: bodyFat,
        muscle,
        is_irregular: isIrregular ? 1 : 0,
        source,
      })
    for (const [slot, { time, meal, foods, note = '' }] of food.entries()) {
      const at = taken('fe', day, slot, time, who.timeZone)
      rows.food_entries.push({
        ...at,
        meal,
        foods: JSON.stringify(foods),
        note,
        revision: 1,
        client_entry_id: at.id,
      })
    }
  }
  return rows
}

/**
 * Generates the readings between `from` (epoch ms, exclusive; 0 for a new member) and `now`
 * (inclusive). It adds none to earlier periods, so an existing history never changes.
 */
export async function fillReadings(
  sql: Sql,
  memberId: string,
  who: ReadingsOwner,
  from: number,
  now: number,
  only: readonly (keyof Readings)[],
): Promise<void> {
  const today = dayNumber(wallClock(who.timeZone, now))
  const first = Math.max(
    today - who.days,
    from === 0 ? 0 : dayNumber(wallClock(who.timeZone, from)),
  )
  const rows = rowsOf(who, today, first)
  const due = (row: { readonly at_ms: number }) => row.at_ms > from && row.at_ms <= now
  for (const table of only) {
    // Separate branches, because the compiler cannot relate a table name to its row type.
    if (table === 'bp_readings') await addReadings(sql, table, memberId, rows[table].filter(due))
    else if (table === 'bg_readings')
      await addReadings(sql, table, memberId, rows[table].filter(due))
    else if (table === 'weight_readings')
      await addReadings(sql, table, memberId, rows[table].filter(due))
    else await addReadings(sql, table, memberId, rows[table].filter(due))
  }
}
