import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ExitError } from '../../exit-code.ts'
import { fieldsOf } from '../../contract/json.ts'

export function targetError(file: string, words: string): ExitError {
  return new ExitError('usage', `${file}: ${words}`)
}

/**
 * Resolves `env:NAME` to an environment variable and `file:PATH` to the content of a file, so that
 * target files need no secrets.
 */
export function targetText(file: string, value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  if (typeof text !== 'string') throw targetError(file, 'a value must be a text')
  if (text.startsWith('env:')) {
    const found = process.env[text.slice(4)]
    if (found === undefined)
      throw targetError(file, `the environment variable ${text.slice(4)} is not set`)
    return found
  }
  if (!text.startsWith('file:')) return text
  try {
    return readFileSync(resolve(dirname(file), text.slice(5)), 'utf8').trim()
  } catch {
    throw targetError(file, `cannot read ${text}`)
  }
}

export function targetTexts(file: string, value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, each]) => [name, targetText(file, each)]),
  )
}
