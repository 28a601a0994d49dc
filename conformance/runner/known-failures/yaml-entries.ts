import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { ExitError } from '../../exit-code.ts'

/**
 * The entries of a file that is a list in YAML. Stops with 2 at a file that is not there, no YAML
 * or no list.
 */
export function yamlEntries(file: string): readonly unknown[] {
  if (!existsSync(file)) throw new ExitError('usage', `${file} is not there`)
  let read: unknown
  try {
    // A day is a text here, not a moment.
    read = parse(readFileSync(file, 'utf8'), { schema: 'core' }) ?? []
  } catch {
    throw new ExitError('usage', `${file} is no YAML`)
  }
  if (!Array.isArray(read)) throw new ExitError('usage', `${file} is no list`)
  return read
}

/** A day of the calendar, as `yyyy-mm-dd`. */
export function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value)
  )
}
