import {
  type ParsedDiary,
  judgeLine,
  LineRefusal,
  type DeviceClock,
  type DeviceTime,
  wholeNumber,
} from './import-diary.ts'
import { readTable, rowMoment, UnreadableFile } from './csv-table.ts'

/** A blood pressure reading before its import: mmHg and beats per minute. */
export type BloodPressureDraft = {
  readonly when: DeviceTime
  readonly systolic: number
  readonly diastolic: number
  readonly pulse: number | null
}

const columns = {
  both: /^(date ?(\/|and|&) ?time|measurement date|date of measurement|measured at|datetime|timestamp)/,
  date: /^date$/,
  time: /^time( of day)?$/,
  systolic: /^(systolic|sys\b)/,
  diastolic: /^(diastolic|dia\b)/,
  pulse: /^(pulse( rate)?( \(.*\))?$|heart ?rate|bpm$)/,
}

/** Parses an export of a blood pressure monitor's app. The first line names the columns. */
export function readBloodPressureCsv(
  text: string,
  setting: DeviceClock,
): ParsedDiary<BloodPressureDraft> {
  const table = readTable(text, columns)
  const missing = ['systolic', 'diastolic'].filter((column) => table.header(column) === undefined)
  if (table.header('date') === undefined && table.header('both') === undefined)
    missing.unshift('date')
  if (missing.length > 0)
    throw new UnreadableFile(`the first line names no column for ${missing.join(', ')}`)
  for (const column of ['systolic', 'diastolic'])
    if (/kpa/i.test(table.header(column)!))
      throw new UnreadableFile(`"${table.header(column)}": only mmHg can be read`)

  const drafts: BloodPressureDraft[] = []
  const seen = new Map<string, number>()
  const lines = table.rows.map((row) =>
    judgeLine(
      row.line,
      row.fields.some((field) => field !== ''),
      () => {
        const when = rowMoment(table, row, setting)
        const systolic = wholeNumber(table.cell(row, 'systolic'), 'systolic', 20, 300)
        const diastolic = wholeNumber(table.cell(row, 'diastolic'), 'diastolic', 10, 250)
        if (diastolic >= systolic) throw new LineRefusal('diastolic is not below systolic')
        const beats = table.cell(row, 'pulse')
        const isPulse = /^\d+$/.test(beats) && Number(beats) >= 20 && Number(beats) <= 300
        const key = `${when.local} ${systolic} ${diastolic}`
        const twin = seen.get(key)
        if (twin !== undefined) throw new LineRefusal(`it repeats line ${twin}`)
        seen.set(key, row.line)
        drafts.push({ when, systolic, diastolic, pulse: isPulse ? Number(beats) : null })
        const pulseNote =
          isPulse || beats === ''
            ? null
            : 'the pulse is not a number between 20 and 300; kept without it'
        return [when.note, pulseNote].filter((part) => part !== null).join('; ') || null
      },
    ),
  )
  return { lines, drafts, notices: table.notices }
}
