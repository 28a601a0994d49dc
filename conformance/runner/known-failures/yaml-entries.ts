import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { ExitError } from '../../exit-code.ts'

/** Reads a YAML file. Throws a usage error if it is missing or invalid. */
export function yamlIn(file: string): unknown {
  if (!existsSync(file)) throw new ExitError('usage', `cannot find ${file}`)
  try {
    // The core schema keeps dates as text.
    return parse(readFileSync(file, 'utf8'), { schema: 'core' }) ?? []
  } catch {
    throw new ExitError('usage', `${file} is not valid YAML`)
  }
}

/** The entries of a file that is a list. Throws a usage error if it is none. */
export function yamlEntries(file: string, read: unknown = yamlIn(file)): readonly unknown[] {
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
