import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ExitError } from '../../exit-code.ts'
import { fieldsOf } from '../../contract/json.ts'

export function targetError(file: string, words: string): ExitError {
  return new ExitError('usage', `${file}: ${words}`)
}

/**
 * `env:NAME` is a variable of the environment, `file:PATH` the text of a file: secrets need not
 * stand in the target file.
 */
export function targetText(file: string, value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  if (typeof text !== 'string') throw targetError(file, 'a value that should be a text is not one')
  if (text.startsWith('env:')) {
    const found = process.env[text.slice(4)]
    if (found === undefined) throw targetError(file, `the variable ${text.slice(4)} is not set`)
    return found
  }
  if (!text.startsWith('file:')) return text
  try {
    return readFileSync(resolve(dirname(file), text.slice(5)), 'utf8').trim()
  } catch {
    throw targetError(file, `${text} cannot be read`)
  }
}

export function targetTexts(file: string, value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, each]) => [name, targetText(file, each)]),
  )
}
