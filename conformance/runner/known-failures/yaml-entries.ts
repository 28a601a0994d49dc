import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { ExitError } from '../../exit-code.ts'

/**
 * Reads a YAML file that is a list. Throws a usage error if it is missing, invalid or not a list.
 */
export function yamlEntries(file: string): readonly unknown[] {
  if (!existsSync(file)) throw new ExitError('usage', `cannot find ${file}`)
  let read: unknown
  try {
    // The core schema keeps dates as text.
    read = parse(readFileSync(file, 'utf8'), { schema: 'core' }) ?? []
  } catch {
    throw new ExitError('usage', `${file} is not valid YAML`)
  }
  if (!Array.isArray(read)) throw new ExitError('usage', `${file} is not a list`)
  return read
}

/** Returns whether a value is a calendar date as `yyyy-mm-dd`. */
export function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value)
  )
}
