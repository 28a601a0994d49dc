import { sugarUnitIn, weightUnitIn } from './file-value.ts'

/** The columns of a table by what they hold; a column that is not there is -1. */
export type TableColumns = {
  readonly both: number
  readonly date: number
  readonly time: number
  readonly sugar: number
  readonly weight: number
  readonly unit: number
  readonly kind: number
  readonly meal: number
  readonly note: number
  readonly pressure: number
  /** LibreView: values that a sensor took by itself, scans and strips, by the record type. */
  readonly libre: readonly [historic: number, scan: number, strip: number] | null
  readonly recordType: number
  /** The units that the headings name; empty for none. */
  readonly sugarUnit: string
  readonly weightUnit: string
  /** The headings of the columns that are not read. */
  readonly unused: readonly string[]
}

const patterns = {
  both: /^(date ?(\/|and|&) ?time|date ?time|fecha ?(\/|y) ?hora|(device )?timestamp|marca de tiempo|sello de tiempo|measurement date|date of measurement|measured at|epoch|time ?\(ms\))/,
  date: /^(date|fecha|day|d[ií]a)\b/,
  time: /^(time|hora)\b/,
  sugar:
    /^(blood )?(glucose|sugar)|^(glucosa|glucemia|az[uú]car)|^(bg|smbg)\b|^(value|valor|result|resultado|reading|lectura|medici[oó]n)\b/,
  weight: /^(body )?(weight|mass)\b|^peso\b/,
  unit: /^(units?|unidad(es)?|unit of measure)\b/,
  kind: /^((item|record|reading|event|entry) )?(type|tipo)\b|^tipo( de .*)?$/,
  meal: /meal|comida|^(slot|tag|etiqueta)/,
  note: /^(notes?|comments?|notas?|comentarios?)$/,
  pressure: /^(systolic|sys\b|sist[oó]lica)/,
} as const
const libreParts = [/^(historic|hist[oó]ri|historial)/, /^(scan|escan)/, /^(strip|tira)/] as const
const recordTypes = /^(record type|tipo de registro)$/

const plain = (text: string): string =>
  text.toLowerCase().replaceAll('_', ' ').replaceAll(/\s+/g, ' ').trim()

/** Finds the columns of a heading; null when it names no time or no reading. */
export function tableColumns(heading: readonly string[]): TableColumns | null {
  const names = heading.map(plain)
  const at = (pattern: RegExp) => names.findIndex((name) => pattern.test(name))
  const recordType = at(recordTypes)
  const [historic, scan, strip] = libreParts.map((part) =>
    names.findIndex((name) => part.test(name) && /gluc/.test(name)),
  ) as [number, number, number]
  const libre = recordType >= 0 && historic >= 0 ? ([historic, scan, strip] as const) : null
  const found = Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, at(pattern)]),
  ) as Record<keyof typeof patterns, number>
  if (found.both < 0 && found.date < 0) return null
  if (libre === null && found.sugar < 0 && found.weight < 0 && found.pressure < 0) return null
  const used = new Set<number>([...Object.values(found), recordType, historic, scan, strip])
  const unitOf = (column: number, unitIn: (text: string) => string | null | undefined) =>
    unitIn(names[column] ?? '') ?? ''
  return {
    ...found,
    libre,
    recordType,
    sugarUnit: unitOf(libre === null ? found.sugar : historic, sugarUnitIn),
    weightUnit: unitOf(found.weight, weightUnitIn),
    unused: heading.filter((name, column) => !used.has(column) && name !== ''),
  }
}

const holdsDate = /^(\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|\d{10}(\d{3})?$)/

/** The columns of a table without a heading: date, perhaps time, and a number; null for others. */
export function unheadedColumns(cells: readonly string[]): TableColumns | null {
  if (!holdsDate.test(cells[0] ?? '')) return null
  const isTimeApart = /^\d{1,2}:\d{2}/.test(cells[1] ?? '')
  const none = Object.fromEntries(Object.keys(patterns).map((name) => [name, -1])) as Record<
    keyof typeof patterns,
    number
  >
  return {
    ...none,
    both: 0,
    ...(isTimeApart ? { both: -1, date: 0, time: 1 } : {}),
    sugar: isTimeApart ? 2 : 1,
    libre: null,
    recordType: -1,
    sugarUnit: '',
    weightUnit: '',
    unused: [],
  }
}
