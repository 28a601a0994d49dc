import { existsSync, readFileSync } from 'node:fs'
import { ExitError } from '../exit-code.ts'
import { fieldsOf, isFields, listOf, type JsonFields } from '../contract/json.ts'
import { readDataFile } from '../contract/read-file.ts'
import type { CaseOutcome } from '../runner/outcome.ts'

/** A requirement, with the reason if a server cannot show it. */
export interface Requirement {
  readonly id: string
  readonly text: string
  readonly source: string
  readonly level: 'MUST' | 'SHOULD'
  readonly excluded: string | null
  readonly attested: string | null
  /**
   * The reason why it does not count in this version: `extension`, `added-after-release` or
   * `pending`.
   */
  readonly notScored: string | null
}

const textOr = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** Compares versions numerically: `1.10` is after `1.9`. */
const isAfter = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0

const fromRow = (file: string, definition: JsonFields, version: string | null): Requirement => {
  const id = textOr(definition['id'])
  if (id === null) throw new ExitError('usage', `${file}: a requirement has no id`)
  const since = definition['since'] === undefined ? null : String(definition['since'])
  const late =
    version !== null && since !== null && isAfter(since, version) ? 'added-after-release' : null
  return {
    id,
    text: String(definition['text'] ?? definition['requirement'] ?? ''),
    source: String(definition['source'] ?? ''),
    level: definition['level'] === 'SHOULD' ? 'SHOULD' : 'MUST',
    excluded: textOr(definition['excluded']),
    attested: textOr(definition['attested']),
    notScored: textOr(definition['not_scored']) ?? late,
  }
}

/**
 * Reads a TSV file. In this project, scenarios and unit tests attest the requirements that servers
 * cannot show.
 */
const fromTable = (file: string): JsonFields[] => {
  const [head = '', ...lines] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  const names = head.split('\t')
  return lines.map((line) => {
    const row = Object.fromEntries(
      line.split('\t').map((cell, index) => [names[index] ?? '', cell]),
    )
    return {
      ...row,
      ...(row['verify'] === undefined || row['verify'] === 'contract'
        ? {}
        : { attested: `${row['verify']} test` }),
    }
  })
}

/**
 * Reads `FILE` or `FILE@VERSION`: a YAML or JSON list, also under `requirements`, or a TSV file.
 * Throws a usage error.
 */
export function readRequirements(argument: string): Requirement[] {
  const [, file = argument, version = null] = existsSync(argument)
    ? []
    : (/^(.+)@([\w.-]+)$/.exec(argument) ?? [])
  if (!existsSync(file)) throw new ExitError('usage', `cannot find ${file}`)
  const read: unknown = file.endsWith('.tsv') ? fromTable(file) : readDataFile(file)
  const rows = Array.isArray(read) ? read : isFields(read) ? listOf(read['requirements']) : []
  if (rows.length === 0) throw new ExitError('usage', `${file} has no requirements`)
  const all = rows.map((row) => fromRow(file, fieldsOf(row), version))
  const twice = all.find(({ id }, index) => all.findIndex((each) => each.id === id) !== index)
  if (twice !== undefined) throw new ExitError('usage', `${file}: duplicate id ${twice.id}`)
  return all
}

export type TraceStatus =
  | 'tested'
  | 'failing'
  | 'not measured'
  | 'untested'
  | 'excluded'
  | 'attested'
  | 'not scored'
  | 'untracked'

export interface TracedRequirement {
  readonly id: string
  readonly status: TraceStatus
  readonly operations: readonly string[]
  readonly cases: number
  readonly reason?: string
}

const seenAs = (own: readonly CaseOutcome[]): TraceStatus =>
  own.some(({ verdict }) => verdict === 'failed' || verdict === 'known')
    ? 'failing'
    : own.some(({ verdict }) => verdict === 'passed')
      ? 'tested'
      : own.length > 0
        ? 'not measured'
        : 'untested'

/**
 * The result of each requirement. `untracked` are ids that operations name but the registry lacks.
 */
export function traceOf(
  registry: readonly Requirement[],
  byOperation: ReadonlyMap<string, readonly string[]>,
  outcomes: readonly CaseOutcome[],
): TracedRequirement[] {
  const operationsOf = (id: string): string[] =>
    [...byOperation].filter(([, ids]) => ids.includes(id)).map(([operation]) => operation)
  const casesOf = Map.groupBy(outcomes, ({ testCase }) => testCase.operation)
  const rows = registry.map(({ id, excluded, attested, notScored }): TracedRequirement => {
    const operations = operationsOf(id)
    const own = operations.flatMap((operation) => casesOf.get(operation) ?? [])
    const seen = seenAs(own)
    const row = { id, operations, cases: own.length }
    if (excluded !== null) return { ...row, status: 'excluded', reason: excluded }
    if (notScored !== null) return { ...row, status: 'not scored', reason: notScored }
    return seen === 'untested' && attested !== null
      ? { ...row, status: 'attested', reason: attested }
      : { ...row, status: seen }
  })
  const known = new Set(registry.map(({ id }) => id))
  const strange = [...new Set([...byOperation.values()].flat())].filter((id) => !known.has(id))
  return [
    ...rows,
    ...strange.map((id): TracedRequirement => ({
      id,
      status: 'untracked',
      operations: operationsOf(id),
      cases: 0,
    })),
  ]
}
