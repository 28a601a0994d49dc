import Papa from 'papaparse'

const separators = ['\t', ';', ',', '|']

/** The separator of a file: the one that its heading has most often. */
export function separatorOf(heading: string): string {
  const outside = heading.replace(/"[^"]*"/g, '')
  return separators
    .map((mark) => ({ mark, count: outside.split(mark).length }))
    .reduce((most, each) => (each.count > most.count ? each : most)).mark
}

/** The cells of one record, without quotes and surrounding spaces. */
export function csvCells(record: string, separator: string): readonly string[] {
  const { data } = Papa.parse<string[]>(record, { delimiter: separator })
  return data.flat().map((cell) => cell.trim())
}
