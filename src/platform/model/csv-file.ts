/**
 * CSV files after RFC 4180 (CRLF after each record, cells quoted where necessary) without formula
 * injection (ASVS 5.0 1.2.10). Numbers, also negative ones, are never escaped.
 */

/** A cell; a number stays a number, and null is empty. */
export type CsvCell = string | number | null

/** Text that a spreadsheet would run as a formula, also after leading apostrophes. */
const startsFormula = /^'*[=+\-@\t\r\n\0＝＋－＠]/

/** Adds an apostrophe, so that text like `=1+1` is read as text. */
const defuse = (text: string): string => (startsFormula.test(text) ? `'${text}` : text)

const needsQuotes = /[",\r\n]/

const cell = (value: CsvCell): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = defuse(value)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The byte order mark, by which spreadsheets detect UTF-8 and keep accents. */
const byteOrderMark = '\uFEFF'

/** Returns a complete file: byte order mark, header and rows, each ended by CRLF. */
export function csvFile(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
