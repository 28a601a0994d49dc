import { stringify } from 'yaml'
import { writeFileSync } from 'node:fs'
import { matches } from '../../cases/all-cases.ts'
import { ExitError } from '../../exit-code.ts'
import { isFields } from '../../contract/json.ts'
import { caseCountsIn, type CaseCounts } from './case-counts.ts'
import { yamlEntries, yamlIn, isDay } from './yaml-entries.ts'

/** `failing` must fail; `flaky` may fail; `unsupported` is a feature that the target lacks. */
export const kinds = ['failing', 'flaky', 'unsupported'] as const

/**
 * A known failure: cases, check (default: all), reason and dates as `yyyy-mm-dd`. `expires` is the
 * last day on which it applies.
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
  if (!isFields(value)) throw wrong('is not an object')
  const unknown = Object.keys(value).find((name) => !fieldNames.has(name))
  if (unknown !== undefined) throw wrong('has an unknown field')
  for (const name of ['match', 'reason'] as const)
    if (typeof value[name] !== 'string' || value[name] === '') throw wrong(`has no ${name}`)
  if (!(kinds as readonly unknown[]).includes(value['kind']))
    throw wrong(`needs a kind: ${kinds.join(', ')}`)
  if (!isDay(value['expires'])) throw wrong('needs expires, a date as yyyy-mm-dd')
  return value as unknown as KnownFailure
}

/** A file of known failures: a list, or with `made` how many cases there were when it was written. */
export interface KnownFailures {
  readonly entries: readonly KnownFailure[]
  readonly made?: CaseCounts | undefined
}

/** Reads a file of known failures. Throws a usage error. */
export function readKnownFailures(file: string): KnownFailures {
  const read = yamlIn(file)
  const list = isFields(read) && 'failures' in read ? read['failures'] : read
  const entries = yamlEntries(file, list).map((value, index) => entryOf(file, value, index))
  for (const [index, one] of entries.entries())
    for (const other of entries.slice(index + 1))
      if (
        one.match === other.match &&
        (one.check === other.check || one.check === undefined || other.check === undefined)
      )
        throw new ExitError(
          'usage',
          `${file}: two entries match ${one.match}, and one covers the other`,
        )
  return { entries, made: isFields(read) ? caseCountsIn(read['made']) : undefined }
}

export function writeKnownFailures(file: string, { entries, made }: KnownFailures): void {
  const content = made === undefined ? entries : { made, failures: entries }
  return writeFileSync(file, stringify(content, { lineWidth: 0 }))
}

export function isOf({ match }: KnownFailure, name: string): boolean {
  return matches(match, name)
}
