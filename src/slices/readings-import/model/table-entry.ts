import { csvCells } from './csv-cells.ts'
import { fileEntry, type FileEntry, type Refusal } from './file-entry.ts'
import { type FileLine, isQuoteOpen } from './file-lines.ts'
import { sugarUnitIn, weightUnitIn } from './file-value.ts'
import { mealOfText } from './meal-of-text.ts'
import type { TableColumns } from './table-columns.ts'

const mostOfNote = 1000
const sugarKinds = /gluc|sugar|\bbg\b|smbg|az[uú]car|lectura|reading|egv|cgm/i
const weightKinds = /weight|mass|peso/i

const textAt = (cells: readonly string[], column: number): string => cells[column] ?? ''

/** LibreView: 0 is a value of the sensor, 1 a scan, 2 a strip; 3 to 6 are ketones, insulin, food and notes. */
const libreValue = (cells: readonly string[], columns: TableColumns): string | Refusal => {
  const type = textAt(cells, columns.recordType)
  const column = columns.libre?.[Number(type)]
  return /^[012]$/.test(type) && column !== undefined
    ? textAt(cells, column)
    : ('not-a-reading' as const)
}

const timeOf = (cells: readonly string[], columns: TableColumns) => ({
  date: textAt(cells, columns.date) || textAt(cells, columns.both),
  time: columns.date >= 0 ? textAt(cells, columns.time) : '',
})

const kindRefusal = (kind: string): Refusal | null =>
  kind === '' || sugarKinds.test(kind) || weightKinds.test(kind)
    ? /control/i.test(kind)
      ? 'control'
      : null
    : 'not-a-reading'

/** Reads a row of a table. */
export function tableEntry(line: FileLine, separator: string, columns: TableColumns): FileEntry {
  if (isQuoteOpen(line)) return fileEntry(line, { refusal: 'open-quote' })
  const cells = csvCells(line.text, separator)
  if (cells.every((cell) => cell === '')) return fileEntry(line, { refusal: 'empty' })
  const moment = timeOf(cells, columns)
  if (columns.libre !== null) {
    const value = libreValue(cells, columns)
    return value === 'not-a-reading'
      ? fileEntry(line, { ...moment, refusal: value })
      : fileEntry(line, { ...moment, value, unit: columns.sugarUnit })
  }
  if (columns.sugar < 0 && columns.weight < 0)
    return fileEntry(line, { ...moment, refusal: 'pressure' })
  const kindText = textAt(cells, columns.kind)
  const isWeight =
    columns.sugar < 0 ||
    weightKinds.test(kindText) ||
    (columns.weight >= 0 && textAt(cells, columns.sugar) === '')
  const value = textAt(cells, isWeight && columns.weight >= 0 ? columns.weight : columns.sugar)
  const unitIn = isWeight ? weightUnitIn : sugarUnitIn
  const told = textAt(cells, columns.unit)
  const unit =
    (unitIn(value) ?? (told === '' ? null : told)) ||
    (isWeight ? columns.weightUnit : columns.sugarUnit)
  return fileEntry(line, {
    ...moment,
    kind: isWeight ? 'weight' : 'blood-sugar',
    value,
    unit,
    meal: mealOfText(textAt(cells, columns.meal)),
    note: isWeight ? null : textAt(cells, columns.note).slice(0, mostOfNote) || null,
    refusal: kindRefusal(kindText),
  })
}
