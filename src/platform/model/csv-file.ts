/**
 * Comma-separated files after RFC 4180 (CRLF after each record, cells quoted where they must be)
 * without formula injection (ASVS 5.0 1.2.10). A number is written as a number, also a negative
 * one; only text is ever escaped.
 */

/** A number stays a number; null is an empty cell. */
export type CsvCell = string | number | null

/**
 * Text that a spreadsheet would run as a formula, also behind apostrophes that are there already.
 */
const startsFormula = /^'*[=+\-@\t\r\n\0＝＋－＠]/

/** So that text like `=1+1` is read as text, it gets one leading apostrophe. */
const defuse = (text: string): string => (startsFormula.test(text) ? `'${text}` : text)

const needsQuotes = /[",\r\n]/

const cell = (value: CsvCell): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = defuse(value)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The mark by which spreadsheets know UTF-8, so that Spanish words keep their accents. */
const byteOrderMark = '\uFEFF'

/** A whole file: the mark, the header and the rows, each ended by CRLF. */
export function csvFile(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
