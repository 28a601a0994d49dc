import { readCsv, type Record as CsvRecord } from './csv.ts'
import { readDay, readTime, slashOrder, type SlashOrder } from './date-formats.ts'
import { moment, LineRefusal, type DeviceClock, type DeviceTime } from './import-diary.ts'

/** The whole file is unreadable, so nothing is stored. */
export class UnreadableFile extends Error {}

/** A file with named columns. `cell` is empty for a missing cell. */
export type CsvTable = {
  readonly rows: readonly CsvRecord[]
  readonly order: SlashOrder
  readonly notices: readonly string[]
  readonly header: (column: string) => string | undefined
  readonly cell: (row: CsvRecord, column: string) => string
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Parses a table and finds its columns by header patterns. */
export function readTable(text: string, columns: Readonly<Record<string, RegExp>>): CsvTable {
  const [head, ...rows] = readCsv(text)
  if (!head || head.fields.every((field) => field === ''))
    throw new UnreadableFile('the file is empty')
  const index = new Map<string, number>()
  for (const [name, pattern] of Object.entries(columns)) {
    const at = head.fields.findIndex((field) => pattern.test(plain(field)))
    if (at >= 0) index.set(name, at)
  }
  const cell = (row: CsvRecord, column: string) => row.fields[index.get(column) ?? -1] ?? ''
  const dates = rows.map((row) => cell(row, 'date') || cell(row, 'both'))
  const { order, shown } = slashOrder(dates)
  const used = new Set(index.values())
  const unused = head.fields.filter((field, at) => !used.has(at) && field !== '')
  const notices = [
    ...(unused.length > 0 ? [`columns that are not stored: ${unused.join(', ')}`] : []),
    ...(order === 'day-first'
      ? ['dates such as 03/05/2026 are read day first, as the file shows']
      : []),
    ...(!shown && dates.some((date) => /^\d{1,2}[/.]\d{1,2}[/.]\d{4}/.test(date))
      ? ['dates such as 03/05/2026 are read month first; nothing in the file says otherwise']
      : []),
  ]
  return { rows, order, notices, cell, header: (column) => head.fields[index.get(column) ?? -1] }
}

/**
 * Returns the time of a row from `date` and `time` or from `both`; `withoutTime` is the default
 * time of day.
 */
export function rowMoment(
  table: CsvTable,
  row: CsvRecord,
  setting: DeviceClock,
  withoutTime?: string,
): DeviceTime & { timeless: boolean } {
  if (row.broken) throw new LineRefusal(row.broken)
  if (row.fields.every((field) => field === '')) throw new LineRefusal('the line is empty')
  const { day, rest } = readDay(table.cell(row, 'date') || table.cell(row, 'both'), table.order)
  const time = table.cell(row, 'time') || rest
  if (time === '' && withoutTime !== undefined)
    return { ...moment(day, withoutTime, setting), timeless: true }
  return { ...moment(day, readTime(time), setting), timeless: false }
}
