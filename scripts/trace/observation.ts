import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { commitNow } from '../process/commit-now.ts'

/** A Vitest test that ran. `operations` are the calls whose request and answer it asserted. */
export interface ObservedTest {
  readonly file: string
  readonly line: number
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  readonly part: string
  readonly operations: readonly string[]
}

/**
 * A scenario that ran: its tags without the @, the operations that reached the mock server, and
 * those whose request a step read.
 */
export interface ObservedScenario {
  readonly where: string
  readonly name: string
  readonly tags: readonly string[]
  readonly passed: boolean
  readonly operations: readonly string[]
  readonly asserted: readonly string[]
  /** The screenshot at the scenario's end, if the run took one. */
  readonly picture?: string
}

/** The observations of a complete run of `npm test`. */
export interface Observation {
  readonly startedAt: string
  readonly endedAt: string
  /** The tested commit, with a + for uncommitted changes. */
  readonly commit: string
  /** The counts of each part; a skipped part has zero of both. */
  readonly parts: readonly {
    readonly name: string
    readonly passed: number
    readonly failed: number
  }[]
  readonly tests: readonly ObservedTest[]
  readonly scenarios: readonly ObservedScenario[]
}

export const observationFile = 'reports/trace/observation.json'
const unitReports = {
  unit: 'reports/unit/report.json',
  'unit on PostgreSQL': 'reports/unit-on-postgres/report.json',
}
const scenarioReport = 'reports/acceptance/observed.ndjson'

/** Collects the reports of this run's parts. Ignores reports that are older than the run. */
export function collect(
  startedAt: Date,
  parts: Observation['parts'],
  read: (file: string) => string | undefined = freshText(startedAt),
): Observation {
  return {
    startedAt: startedAt.toISOString(),
    endedAt: new Date().toISOString(),
    commit: commitNow(),
    parts,
    tests: Object.entries(unitReports).flatMap(([part, file]) =>
      testsOf(part, read(file), startedAt),
    ),
    scenarios: scenariosOf(read(scenarioReport)),
  }
}

/** Returns a reader for files that were written after `since`. */
export function freshText(since: Date) {
  return (file: string): string | undefined =>
    existsSync(file) && statSync(file).mtime >= since ? readFileSync(file, 'utf8') : undefined
}

interface VitestReport {
  readonly startTime: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
      readonly location?: { readonly line: number }
      readonly meta?: { readonly operations?: readonly { readonly operationId: string }[] }
    }[]
  }[]
}

const testsOf = (part: string, text: string | undefined, since: Date): ObservedTest[] => {
  if (text === undefined) return []
  const { startTime, testResults } = JSON.parse(text) as VitestReport
  if (startTime < since.getTime()) return []
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, location, meta }) => ({
      file: relative(process.cwd(), file),
      line: location?.line ?? 0,
      name: [...ancestorTitles, title].join(' > '),
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      part,
      operations: [...new Set((meta?.operations ?? []).map(({ operationId }) => operationId))],
    })),
  )
}

const scenariosOf = (text: string | undefined): ObservedScenario[] =>
  (text ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ asserted: [], ...(JSON.parse(line) as Omit<ObservedScenario, 'asserted'>) }))
    .toSorted((a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }))

export function writeObservation(observation: Observation): void {
  mkdirSync(dirname(observationFile), { recursive: true })
  writeFileSync(observationFile, JSON.stringify(observation))
}

/** The last complete run; undefined when there is none. */
export function readObservation(): Observation | undefined {
  return existsSync(observationFile)
    ? (JSON.parse(readFileSync(observationFile, 'utf8')) as Observation)
    : undefined
}
