import {
  type ParsedDiary,
  judgeLine,
  LineRefusal,
  type DeviceClock,
  type DeviceTime,
} from './import-diary.ts'
import { readTable, rowMoment, UnreadableFile } from './csv-table.ts'

/**
 * A weight reading in the making: pounds as the portal keeps them and the figure as the scale wrote
 * it; percentages.
 */
export type WeightDraft = {
  readonly when: DeviceTime
  readonly pounds: number
  readonly asRead: string
  readonly bodyFat: number | null
  readonly muscle: number | null
}

const columns = {
  both: /^(date ?(\/|and|&) ?time|measurement date|date of measurement|measured at|datetime|timestamp)/,
  date: /^date$/,
  time: /^time( of day)?$/,
  weight: /^(body )?weight/,
  fat: /^(body )?fat( percentage)? ?(\(%\)|%)?$/,
  muscle: /^(skeletal )?muscle( mass)?( percentage)? ?(\(%\)|%)$/,
}
const POUNDS_IN_A_KILOGRAM = 1 / 0.45359237

const numberOf = (text: string): number =>
  /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN

const percent = (text: string, what: string): { value: number | null; why: string | null } => {
  const value = numberOf(text.replace(/\s*%$/, ''))
  if (value > 0 && value < 100) return { value, why: null }
  return {
    value: null,
    why: text === '' || text === '--' ? null : `${what} is no percentage; kept without it`,
  }
}

/**
 * Reads an export of a scale's app. The first line names the columns, and the weight's names its
 * unit.
 */
export function readWeightCsv(text: string, setting: DeviceClock): ParsedDiary<WeightDraft> {
  const table = readTable(text, columns)
  if (table.header('date') === undefined && table.header('both') === undefined)
    throw new UnreadableFile('the first line names no column for date')
  const heading = table.header('weight')
  if (heading === undefined) throw new UnreadableFile('the first line names no column for weight')
  const unit = /\b(lbs?|kg)\b/i.exec(heading)?.[1]?.toLowerCase().slice(0, 2)
  if (!unit)
    throw new UnreadableFile(`"${heading}": the column does not say whether it is lb or kg`)

  const drafts: WeightDraft[] = []
  const seen = new Map<string, number>()
  const lines = table.rows.map((row) =>
    judgeLine(
      row.line,
      row.fields.some((field) => field !== ''),
      () => {
        const found = rowMoment(table, row, setting, '00:00:00')
        const written = table.cell(row, 'weight')
        const weight = numberOf(written)
        if (written === '') throw new LineRefusal('the weight is empty')
        if (Number.isNaN(weight)) throw new LineRefusal('the weight is not a number')
        const pounds = unit === 'kg' ? weight * POUNDS_IN_A_KILOGRAM : weight
        if (pounds < 20 || pounds > 1500)
          throw new LineRefusal('the weight is not between 20 and 1500 lb')
        const key = `${found.local} ${written}`
        const twin = seen.get(key)
        if (twin !== undefined) throw new LineRefusal(`it repeats line ${twin}`)
        seen.set(key, row.line)
        const fat = percent(table.cell(row, 'fat'), 'the body fat')
        const muscle = percent(table.cell(row, 'muscle'), 'the muscle')
        drafts.push({
          when: found,
          pounds: Math.round(pounds * 10_000) / 10_000,
          asRead: `${written} ${unit}`,
          bodyFat: fat.value,
          muscle: muscle.value,
        })
        const timeless = found.timeless
          ? 'the file has no time of day; kept as of the start of the day'
          : null
        return (
          [timeless, found.note, fat.why, muscle.why].filter((part) => part !== null).join('; ') ||
          null
        )
      },
    ),
  )
  return { lines, drafts, notices: table.notices }
}
