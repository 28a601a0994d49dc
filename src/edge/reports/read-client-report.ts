import {
  type ClientReport,
  type ErrorKind,
  errorKinds,
  errorsAtMost,
  type ReportedError,
  type Vitals,
} from '#platform/model/reports/page-report.ts'

/** The largest value of each measure; a larger one is no measure. */
const largest = { lcp: 600_000, inp: 600_000, cls: 100 } as const
const measures = ['lcp', 'inp', 'cls'] as const
/** Positions in a file of at most a few megabytes. */
const farthest = 10_000_000

/** An error whose file is not one of this edge, such as that of an older release, has no place. */
export type PlacedError = Pick<ReportedError, 'kind'> & Partial<ReportedError>

/**
 * Reads a report and drops all that it does not know. Returns undefined for what is no report.
 * `hasFile` says whether a name below `/assets/` is a file of the portal.
 */
export function readClientReport(
  text: string,
  hasFile: (name: string) => boolean,
): { errors: readonly PlacedError[]; vitals: Vitals } | undefined {
  try {
    const report = JSON.parse(text) as ClientReport | null
    const { errors = [], vitals = {} } = Object(report) as ClientReport
    if (!Array.isArray(errors) || errors.length > errorsAtMost) return undefined
    const read = {
      errors: errors.flatMap((each) => readError(Object(each), hasFile)),
      vitals: readVitals(Object(vitals)),
    }
    return read.errors.length === 0 && Object.keys(read.vitals).length === 0 ? undefined : read
  } catch {
    return undefined
  }
}

function readError(
  { kind, file, line, column }: Record<string, unknown>,
  hasFile: (name: string) => boolean,
): PlacedError[] {
  if (typeof kind !== 'string') return []
  const known: ErrorKind = errorKinds.find((each) => each === kind) ?? 'other'
  if (typeof file !== 'string' || !hasFile(file)) return [{ kind: known }]
  if (!isPosition(line) || !isPosition(column)) return [{ kind: known, file }]
  return [{ kind: known, file, line, column }]
}

const isPosition = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= farthest

function readVitals(given: Record<string, unknown>): Vitals {
  return Object.fromEntries(
    measures.flatMap((name) => {
      const value = given[name]
      return typeof value === 'number' && value >= 0 && value <= largest[name]
        ? [[name, value]]
        : []
    }),
  )
}
