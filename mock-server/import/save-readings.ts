import { createHash } from 'node:crypto'
import { isPutRight } from '../database/tables/reading-history.ts'
import {
  addReadings,
  type BloodSugarRow,
  type Readings,
  type ReadingTable,
} from '../database/tables/readings.ts'
import type { Sql } from '../database/store.ts'
import type { BloodPressureDraft } from './blood-pressure-csv.ts'
import type { ImportLine, DeviceTime } from './import-diary.ts'
import type { BloodSugarDraft } from './uci-diary.ts'
import type { WeightDraft } from './weight-csv.ts'

/**
 * Numbers of new readings, of readings from an earlier import, and of earlier ones that the member
 * corrected or removed since.
 */
export type SaveResult = {
  readonly added: number
  readonly there: number
  readonly putRight: number
}

/**
 * The target member and the lines of the file. A conflict with a stored reading changes a line to
 * refused.
 */
export type SaveDestination = {
  readonly sql: Sql
  readonly memberId: string
  readonly zone: string
  readonly lines: readonly ImportLine[]
}

// The id is a hash of the content, so that the same reading is recognized in any file.
const idOf = (kind: string, ...content: readonly (string | number | null)[]): string =>
  `${kind}-${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}`

const taken = (when: DeviceTime, zone: string) => ({
  at_ms: when.ms,
  local_time: when.local,
  utc_offset: when.offset,
  time_zone: zone,
})

/**
 * Adds each reading, unless the member corrected or removed it: a file must not bring back what
 * they put right. `onThere` is called for a reading that is stored already.
 */
const saveEach = async <T extends ReadingTable, Draft>(
  to: SaveDestination,
  table: T,
  drafts: readonly Draft[],
  rowOf: (draft: Draft) => Readings[T],
  onThere?: (id: string, draft: Draft) => Promise<void>,
): Promise<SaveResult> => {
  let [added, putRight] = [0, 0]
  for (const draft of drafts) {
    const row = rowOf(draft)
    if (await isPutRight(to.sql, to.memberId, row.id)) putRight += 1
    else if ((await addReadings(to.sql, table, to.memberId, [row])) > 0) added += 1
    else await onThere?.(row.id, draft)
  }
  return { added, there: drafts.length - added - putRight, putRight }
}

export function saveBloodPressure(
  to: SaveDestination,
  drafts: readonly BloodPressureDraft[],
): Promise<SaveResult> {
  return saveEach(to, 'bp_readings', drafts, ({ when, systolic, diastolic, pulse }) => ({
    id: idOf('bp', when.local, systolic, diastolic),
    ...taken(when, to.zone),
    systolic,
    diastolic,
    pulse,
    source: 'IMPORTED',
  }))
}

export function saveWeight(
  to: SaveDestination,
  drafts: readonly WeightDraft[],
): Promise<SaveResult> {
  return saveEach(to, 'weight_readings', drafts, ({ when, pounds, asRead, bodyFat, muscle }) => ({
    id: idOf('w', when.local, asRead),
    ...taken(when, to.zone),
    weight_lb: pounds,
    weight_as_read: asRead,
    body_fat: bodyFat,
    muscle,
    is_irregular: 0,
    source: 'IMPORTED',
  }))
}

/** Source code of a meter reading (2§9). */
const METER = 1

const refuse = (lines: readonly ImportLine[], number: number | undefined, why: string) => {
  const line = lines.find((candidate) => candidate.number === number)
  if (line) Object.assign(line, { verdict: 'refused', why })
}

/** Adds insulin and notes to a stored reading; stored values are never replaced. */
const enrich = async (to: SaveDestination, id: string, draft: BloodSugarDraft): Promise<void> => {
  const stored = await to.sql.get<BloodSugarRow>(
    'SELECT * FROM bg_readings WHERE member_id = ? AND at_ms = ? AND id = ?',
    [to.memberId, draft.when.ms, id],
  )
  if (!stored) return
  const fields = [
    ['short_float', draft.short, draft.lines.short, 'short-acting insulin'],
    ['long_float', draft.long, draft.lines.long, 'long-acting insulin'],
    ['note', draft.note, draft.lines.note, 'note'],
  ] as const
  for (const [column, value, line, what] of fields) {
    if (value === null || stored[column] === value) continue
    if (stored[column] !== null) refuse(to.lines, line, `the stored reading has another ${what}`)
    else
      await to.sql.run(
        `UPDATE bg_readings SET ${column} = ? WHERE member_id = ? AND at_ms = ? AND id = ?`,
        [value, to.memberId, draft.when.ms, id],
      )
  }
}

export function saveBloodSugar(
  to: SaveDestination,
  drafts: readonly BloodSugarDraft[],
): Promise<SaveResult> {
  return saveEach(
    to,
    'bg_readings',
    drafts,
    (draft) => ({
      id: idOf('bg', draft.when.local, draft.value ?? draft.oor, draft.eatCode),
      ...taken(draft.when, to.zone),
      value: draft.value,
      eat_code: draft.eatCode,
      source: METER,
      oor_low: draft.oor === 'low' ? 1 : 0,
      oor_high: draft.oor === 'high' ? 1 : 0,
      note: draft.note,
      carb: null,
      feeling_code: null,
      short_float: draft.short,
      long_float: draft.long,
      premix_float: null,
      is_control: 0,
    }),
    (id, draft) => enrich(to, id, draft),
  )
}
