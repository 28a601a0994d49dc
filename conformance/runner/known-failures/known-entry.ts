import { ExitError } from '../../exit-code.ts'
import { isFields } from '../../contract/json.ts'
import { isDay } from './yaml-entries.ts'

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

export function entryOf(file: string, value: unknown, index: number): KnownFailure {
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
