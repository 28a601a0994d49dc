import { exitCodes, ExitError, type ExitCause } from '../exit-code.ts'
import { missedThresholds, thresholdsOf } from './thresholds.ts'
import { fieldsOf, isFields, listOf, type JsonFields } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import type { CaseOutcome } from '../runner/outcome.ts'
import { percent } from './percent.ts'
import {
  readRequirements,
  traceOf,
  type Requirement,
  type TracedRequirement,
} from './requirements.ts'

/**
 * The requirements of a run (`--requirements FILE[@VERSION]`), and those that each operation names.
 */
export interface RequirementRegistry {
  readonly given: string
  readonly rows: readonly Requirement[]
  readonly named: ReadonlyMap<string, readonly string[]>
}

/**
 * Reads a registry. Throws a usage error if it is invalid or no operation names any of its
 * requirements.
 */
export function registryOf(
  given: string,
  operations: ReadonlyMap<string, Operation>,
): RequirementRegistry {
  const registry = {
    given,
    rows: readRequirements(given),
    named: new Map(
      [...operations].map(([id, { requirements }]): [string, readonly string[]] => [
        id,
        requirements,
      ]),
    ),
  }
  const ids = new Set(registry.rows.map(({ id }) => id))
  if (![...registry.named.values()].some((all) => all.some((id) => ids.has(id))))
    throw new ExitError(
      'usage',
      `${given}: no operation of the contract names any of these requirements (x-requirements)`,
    )
  return registry
}

/**
 * The figures in percent: tested requirements of those that a server can show, and operations that
 * name requirements.
 */
export interface TraceFigures {
  readonly [name: string]: number
  readonly requirements: number
  readonly keyed: number
}

export function traceFigures(
  rows: readonly TracedRequirement[],
  named: RequirementRegistry['named'],
): TraceFigures {
  const of = (...statuses: string[]): number =>
    rows.filter(({ status }) => statuses.includes(status)).length
  const keyed = [...named.values()].filter((ids) => ids.length > 0).length
  return {
    requirements: percent(of('tested'), of('tested', 'failing', 'not measured', 'untested')),
    keyed: percent(keyed, named.size),
  }
}

export function tracedOf(
  { rows, named }: RequirementRegistry,
  outcomes: readonly CaseOutcome[],
): TracedRequirement[] {
  return traceOf(rows, named, outcomes)
}

/** Describes the number of requirements of each status. */
export function countsByStatus(rows: readonly TracedRequirement[]): string {
  return [...Map.groupBy(rows, ({ status }) => status)]
    .map(([status, all]) => `${all.length} ${status}`)
    .join(', ')
}

/** Parses `--min`. Throws a usage error without requirements. */
export function minimumThresholds(
  min: readonly string[],
  hasRegistry: boolean,
): Map<string, number> {
  if (min.length > 0 && !hasRegistry)
    throw new ExitError(
      'usage',
      '--min needs --requirements FILE here; for coverage use conform cover --min',
    )
  return thresholdsOf(min, ['requirements', 'keyed'])
}

/** The missed thresholds as messages, with the cause for the exit code. */
export function missedFigures(
  registry: RequirementRegistry | undefined,
  outcomes: readonly CaseOutcome[],
  thresholds: ReadonlyMap<string, number>,
): { lines: string[]; causes: ExitCause[] } {
  const lines =
    registry === undefined
      ? []
      : missedThresholds(traceFigures(tracedOf(registry, outcomes), registry.named), thresholds)
  return { lines, causes: lines.length > 0 ? ['threshold'] : [] }
}

/** The registry and its results for report.json. */
export function registryJson(
  registry: RequirementRegistry,
  outcomes: readonly CaseOutcome[],
): object {
  const rows = tracedOf(registry, outcomes)
  return {
    given: registry.given,
    figures: traceFigures(rows, registry.named),
    registry: registry.rows,
    named: Object.fromEntries(registry.named),
    rows,
  }
}

const requirementOf = (row: JsonFields): Requirement => row as unknown as Requirement

/** Reads the registry of a report.json; undefined without one. */
export function registryFrom(value: unknown): RequirementRegistry | undefined {
  return isFields(value)
    ? {
        given: String(value['given']),
        rows: listOf(value['registry']).map((row) => requirementOf(fieldsOf(row))),
        named: new Map(
          Object.entries(fieldsOf(value['named'])).map(([id, all]) => [
            id,
            listOf(all).map(String),
          ]),
        ),
      }
    : undefined
}

/** The exit code with missed thresholds, which have a lower precedence than other causes. */
export function exitWith(code: number, causes: readonly ExitCause[]): number {
  return causes.includes('threshold') &&
    (code === exitCodes.conforms || code === exitCodes.staleKnownFailing)
    ? exitCodes.threshold
    : code
}
