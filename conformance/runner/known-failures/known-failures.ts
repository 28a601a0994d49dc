import { stringify } from 'yaml'
import { writeFileSync } from 'node:fs'
import { matches } from '../../cases/all-cases.ts'
import { ExitError } from '../../exit-code.ts'
import { isFields } from '../../contract/json.ts'
import { yamlEntries, isDay } from './yaml-entries.ts'

/**
 * `failing` fails until somebody mends it; `flaky` may fail; `unsupported` is a feature that the
 * target does not have.
 */
export const kinds = ['failing', 'flaky', 'unsupported'] as const

/**
 * A failure that is known: of which cases, of which check (all, without one), why, and until when.
 * Days are `yyyy-mm-dd`.
 */
export interface KnownFailure {
  readonly match: string
  readonly check?: string
  readonly kind: (typeof kinds)[number]
  readonly reason: string
  readonly ticket?: string
  readonly owner?: string
  readonly first_seen?: string
  readonly expires: string
}

const fieldNames = new Set([
  'match',
  'check',
  'kind',
  'reason',
  'ticket',
  'owner',
  'first_seen',
  'expires',
])

const entryOf = (file: string, value: unknown, index: number): KnownFailure => {
  const wrong = (words: string): ExitError =>
    new ExitError('usage', `${file}: entry ${index + 1} ${words}`)
  if (!isFields(value)) throw wrong('is no entry')
  const unknown = Object.keys(value).find((name) => !fieldNames.has(name))
  if (unknown !== undefined) throw wrong('has a field that there is not')
  for (const name of ['match', 'reason'] as const)
    if (typeof value[name] !== 'string' || value[name] === '') throw wrong(`has no ${name}`)
  if (!(kinds as readonly unknown[]).includes(value['kind']))
    throw wrong(`is of no kind: ${kinds.join(', ')}`)
  if (!isDay(value['expires'])) throw wrong('does not say on which day it expires')
  return value as unknown as KnownFailure
}

/** Reads a known-failing file. Stops with 2 at what is wrong with it. */
export function readKnownFailures(file: string): KnownFailure[] {
  const entries = yamlEntries(file).map((value, index) => entryOf(file, value, index))
  for (const [index, one] of entries.entries())
    for (const other of entries.slice(index + 1))
      if (
        one.match === other.match &&
        (one.check === other.check || one.check === undefined || other.check === undefined)
      )
        throw new ExitError(
          'usage',
          `${file}: two entries are of ${one.match}, and one of them covers the other`,
        )
  return entries
}

export function writeKnownFailures(file: string, entries: readonly KnownFailure[]): void {
  return writeFileSync(file, entries.length === 0 ? '[]\n' : stringify(entries, { lineWidth: 0 }))
}

export function isOf({ match }: KnownFailure, name: string): boolean {
  return matches(match, name)
}
