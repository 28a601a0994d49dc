import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/**
 * One test that ran under Vitest. `operations` are those that it called with request and answer
 * asserted.
 */
export interface ObservedTest {
  readonly file: string
  readonly line: number
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  readonly part: string
  readonly operations: readonly string[]
}

/**
 * One scenario that ran: its tags without the @, the operations that the mock server was asked for,
 * and those whose request a step read.
 */
export interface ObservedScenario {
  readonly where: string
  readonly name: string
  readonly tags: readonly string[]
  readonly passed: boolean
  readonly operations: readonly string[]
  readonly asserted: readonly string[]
  /** A picture of the page at the scenario's end, if the run took one. */
  readonly picture?: string
}

/** What a whole run of `npm test` observed. */
export interface Observation {
  readonly startedAt: string
  readonly endedAt: string
  /** The commit that was run, with a + where files differed from it. */
  readonly commit: string
  /** What each part came to. A part that was left out has neither passed nor failed. */
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

/**
 * Reads what the parts of this run left behind. A report that is older than the run is of another
 * run and does not count.
 */
export function collect(
  startedAt: Date,
  parts: Observation['parts'],
  read: (file: string) => string | undefined = freshText(startedAt),
): Observation {
  return {
    startedAt: startedAt.toISOString(),
    endedAt: new Date().toISOString(),
    commit: commit(),
    parts,
    tests: Object.entries(unitReports).flatMap(([part, file]) =>
      testsOf(part, read(file), startedAt),
    ),
    scenarios: scenariosOf(read(scenarioReport)),
  }
}

/** The text of a file that was written since a moment. */
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

const commit = (): string => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+')
  } catch {
    // An unpacked archive is no repository.
    return 'unknown'
  }
}

export function writeObservation(observation: Observation): void {
  mkdirSync(dirname(observationFile), { recursive: true })
  writeFileSync(observationFile, JSON.stringify(observation))
}

/** The last whole run; undefined when there was none. */
export function readObservation(): Observation | undefined {
  return existsSync(observationFile)
    ? (JSON.parse(readFileSync(observationFile, 'utf8')) as Observation)
    : undefined
}
