import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvCell, csvFile } from './csv-file.ts'
import { parseCsv } from './testing/parse-csv.ts'

const line = (...cells: CsvCell[]) => csvFile([], [cells]).split('\r\n')[1]

test.each<[CsvCell, string | undefined]>([
  ['Felt rested', 'Felt rested'],
  ['Toast, juice', '"Toast, juice"'],
  ['said "fine"', '"said ""fine"""'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['-2.3 was wrong', "'-2.3 was wrong"],
  ['@me', "'@me"],
  ['\tindent', "'\tindent"],
  ["'=1", "''=1"],
  ["'tis good", "'tis good"],
  ['a\rb', '"a\rb"'],
  ['< 20', '< 20'],
  ['niño', 'niño'],
  [-2.3, '-2.3'],
  [0, '0'],
  [null, ''],
  ['', ''],
])('%j is written as %j', (value, written) => {
  expect(line(value)).toBe(written)
})

test('quotes line breaks inside a cell', () => {
  expect(csvFile(['note'], [['two\r\nlines']])).toBe('\uFEFFnote\r\n"two\r\nlines"\r\n')
})

test('never writes a text cell that starts a formula', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc
          .constantFrom('=', '+', '-', '@')
          .chain((start) => fc.string().map((rest) => start + rest)),
      ),
      (text) => {
        expect(line(text)?.replace(/^"/, '')).not.toMatch(/^[=+\-@\t]/)
      },
    ),
  )
})

test('round-trips its rows', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', "'", '=', '-', 'á', ' ') }),
  )
  const number = fc.oneof(
    fc.integer({ min: -1000, max: 1000 }),
    fc.integer({ min: -9999, max: 9999 }).map((tenths) => tenths / 10),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(text, number, fc.option(text)), { maxLength: 8 }), (rows) => {
      const [header, ...read] = parseCsv(csvFile(['a', 'b', 'c'], rows))
      expect(header).toEqual(['a', 'b', 'c'])
      expect(read).toEqual(
        rows.map((cells) => cells.map((value) => (value === null ? '' : String(value)))),
      )
      expect(read.map((cells) => Number(cells[1]))).toEqual(rows.map((cells) => cells[1]))
    }),
  )
})
