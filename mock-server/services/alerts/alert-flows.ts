import { createHash } from 'node:crypto'
import type { AlertKind } from '../../seed/content/alert-questions.ts'
import { readFact } from '../../database/facts/facts.ts'
import type { AlertFact } from '../../database/facts/flow-facts.ts'
import { readingById } from '../../database/tables/reading-changes.ts'
import {
  type BloodPressureRow,
  type BloodSugarRow,
  listReadings,
  type WeightRow,
} from '../../database/tables/readings.ts'
import type { Sql } from '../../database/store.ts'
import { wallClock } from '../time/time-zone.ts'
import {
  bloodPressureKind,
  bloodSugarKind,
  type AlertCategory,
  type WeightGain,
  gainOf,
  tableOf,
} from './alert-severity.ts'

type Reading =
  | { readonly category: 'bg_meter'; readonly row: BloodSugarRow }
  | { readonly category: 'bp_monitor'; readonly row: BloodPressureRow }
  | { readonly category: 'weight_scale'; readonly row: WeightRow; readonly gain: WeightGain | null }

/** A flow with its reading. `isKept` is true once the member acted on it. */
export type AlertFlow = {
  readonly fact: AlertFact
  readonly reading: Reading
  readonly isKept: boolean
}

/** The owner of flows and the current time. */
export type FlowOwner = {
  readonly store: Sql
  readonly caller: { readonly id: string; readonly timeZone: string }
  readonly now: number
}

const OPENS_WITHIN_MS = 86_400_000
const LISTED_WITHIN_MS = 90 * 86_400_000

/** Returns a stable id of the flow for a reading. */
const idOf = (category: AlertCategory, readingId: string): string =>
  `af-${createHash('sha256').update(`${category} ${readingId}`).digest('hex').slice(0, 24)}`

const kindOf = (reading: Reading, isAsked: boolean): AlertKind | null => {
  if (reading.category === 'bg_meter') return bloodSugarKind(reading.row, isAsked)
  if (reading.category === 'bp_monitor') return bloodPressureKind(reading.row)
  return reading.gain ? 'WEIGHT_SUDDEN_GAIN' : null
}

const flowOf = (reading: Reading, kind: AlertKind, timeZone: string): AlertFlow => ({
  fact: {
    id: idOf(reading.category, reading.row.id),
    kind,
    category: reading.category,
    readingId: reading.row.id,
    status: 'OPEN',
    startedAt: wallClock(timeZone, reading.row.at_ms),
    closedAt: null,
    answers: [],
  },
  reading,
  isKept: false,
})

const always = { start: '0000-01-01T00:00:00', end: '9999-12-31T23:59:59' }

const weighed = async ({ store, caller }: FlowOwner, row: WeightRow): Promise<Reading> => {
  const limits = await readFact(store, caller.id, 'weightGainLimits')
  const earlier =
    limits.length === 0
      ? []
      : await listReadings(store, 'weight_readings', caller.id, {
          ...always,
          now: row.at_ms,
          count: 100,
        })
  return { category: 'weight_scale', row, gain: gainOf(row, earlier, limits) }
}

const readingOf = async (
  whose: FlowOwner,
  category: AlertCategory,
  id: string,
): Promise<Reading | null> => {
  const { store, caller, now } = whose
  if (category === 'weight_scale') {
    const row = await readingById(store, tableOf[category], caller.id, id, now)
    return row ? weighed(whose, row) : null
  }
  if (category === 'bg_meter') {
    const row = await readingById(store, tableOf[category], caller.id, id, now)
    return row ? { category, row } : null
  }
  const row = await readingById(store, tableOf[category], caller.id, id, now)
  return row ? { category, row } : null
}

/** Returns flows for the readings of the last 24 hours that start one automatically. */
const fresh = async (whose: FlowOwner): Promise<readonly AlertFlow[]> => {
  const { store, caller, now } = whose
  const range = { ...always, now, count: 200 }
  const since = { clause: 'AND at_ms > ?', values: [now - OPENS_WITHIN_MS] }
  const sugars = await listReadings(store, 'bg_readings', caller.id, range, since)
  const pressures = await listReadings(store, 'bp_readings', caller.id, range, since)
  const weights = await listReadings(store, 'weight_readings', caller.id, range, since)
  const readings: readonly Reading[] = [
    ...sugars.map((row) => ({ category: 'bg_meter' as const, row })),
    ...pressures.map((row) => ({ category: 'bp_monitor' as const, row })),
    ...(await Promise.all(weights.map((row) => weighed(whose, row)))),
  ]
  return readings.flatMap((reading) => {
    const kind = kindOf(reading, false)
    return kind ? [flowOf(reading, kind, caller.timeZone)] : []
  })
}

const kept = async (
  whose: FlowOwner,
  facts: readonly AlertFact[],
): Promise<readonly AlertFlow[]> => {
  const found = await Promise.all(
    facts.map(async (fact) => ({
      fact,
      reading: await readingOf(whose, fact.category, fact.readingId),
    })),
  )
  // A flow without its reading is omitted.
  return found.flatMap(({ fact, reading }) => (reading ? [{ fact, reading, isKept: true }] : []))
}

/** Returns the member's flows of the last 90 days, newest reading first. */
export async function alertFlowsOf(whose: FlowOwner): Promise<readonly AlertFlow[]> {
  const mine = await kept(whose, await readFact(whose.store, whose.caller.id, 'alertFlows'))
  const opened = (await fresh(whose)).filter(
    ({ fact }) => !mine.some(({ fact: { id } }) => id === fact.id),
  )
  return [...mine, ...opened]
    .filter(({ reading }) => whose.now - reading.row.at_ms <= LISTED_WITHIN_MS)
    .toSorted((a, b) => b.reading.row.at_ms - a.reading.row.at_ms)
}

export async function alertFlowOf(whose: FlowOwner, id: string): Promise<AlertFlow | undefined> {
  return (await alertFlowsOf(whose)).find(({ fact }) => fact.id === id)
}

/** Returns the flow for a reading: 'absent' without the reading, 'ordinary' when none applies. */
export async function alertFlowOfReading(
  whose: FlowOwner,
  category: AlertCategory,
  readingId: string,
): Promise<AlertFlow | 'absent' | 'ordinary'> {
  const known = (await alertFlowsOf(whose)).find(
    ({ fact }) => fact.id === idOf(category, readingId),
  )
  if (known) return known
  const reading = await readingOf(whose, category, readingId)
  if (!reading) return 'absent'
  const kind = kindOf(reading, true)
  return kind ? flowOf(reading, kind, whose.caller.timeZone) : 'ordinary'
}

/** Replaces or adds the flow among the facts. */
export function withFlow(before: readonly AlertFact[], fact: AlertFact): readonly AlertFact[] {
  return before.some(({ id }) => id === fact.id)
    ? before.map((one) => (one.id === fact.id ? fact : one))
    : [...before, fact]
}
