import type { MealCode } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { type EntryKind, fileEntry, type FileEntry } from './file-entry.ts'
import type { FileLine } from './file-lines.ts'

/** The codes of the diaries of the UCI repository that are readings, with their meals. */
const mealCodes = new Map<string, MealCode>([
  ['48', 13],
  ['57', 13],
  ['58', 6],
  ['59', 9],
  ['60', 7],
  ['61', 10],
  ['62', 8],
  ['63', 11],
  ['64', 12],
])
const kinds = new Map<string, EntryKind>([
  ['33', 'short-insulin'],
  ['34', 'long-insulin'],
  ['35', 'long-insulin'],
  ['65', 'symptoms'],
])

/** Whether a line is one of a diary: MM-DD-YYYY, H:MM, code and value, with tabs between. */
export function isDiaryLine(text: string): boolean {
  return /^\d{1,2}-\d{1,2}-\d{4}\t\d{1,2}:\d{1,2}\t\d{2}\t/.test(text)
}

/** Reads a line of a diary. Meals, exercise and unknown codes are not readings. */
export function diaryEntry(line: FileLine): FileEntry {
  const cells = line.text.split('\t').map((cell) => cell.trim())
  const [written = '', time = '', code = '', value = ''] = cells
  if (line.text.trim() === '') return fileEntry(line, { refusal: 'empty' })
  const meal = mealCodes.get(code)
  const kind = kinds.get(code)
  const day = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(written)
  return fileEntry(line, {
    // The form is known to be month first.
    date: day ? `${day[3]}-${day[1]}-${day[2]}` : written,
    time,
    value,
    unit: 'mg/dL',
    ...(meal === undefined ? {} : { meal }),
    ...(kind === undefined ? {} : { kind }),
    refusal: meal === undefined && kind === undefined ? 'not-a-reading' : null,
  })
}
