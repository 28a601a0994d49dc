import { fieldsOf, isFields, type JsonFields } from '../../contract/json.ts'
import { targetText, targetError } from './target-values.ts'
import type { TargetBase } from './target.ts'

export function address(file: string, value: unknown): string {
  const text = targetText(file, value)
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw targetError(file, 'a base must be an http or https address')
  return text.replace(/\/$/, '')
}

/** The fields of an object. Throws a usage error for unknown fields. */
export function only(
  file: string,
  what: string,
  value: unknown,
  names: readonly string[],
): JsonFields {
  if (value !== undefined && value !== null && !isFields(value))
    throw targetError(file, `${what} must be an object`)
  const fields = fieldsOf(value)
  const strange = Object.keys(fields).find((name) => !names.includes(name))
  if (strange !== undefined)
    throw targetError(
      file,
      `${what} has an unknown field ${strange}; the fields are ${names.join(', ')}`,
    )
  return fields
}

/** The entries of an object with user-defined names. */
export function byName(file: string, what: string, value: unknown): [string, unknown][] {
  if (value !== undefined && value !== null && !isFields(value))
    throw targetError(file, `${what} must be an object of named entries`)
  return Object.entries(fieldsOf(value))
}

export function basesOf(file: string, top: JsonFields): TargetBase[] {
  const special = byName(file, 'bases', top['bases']).map(([prefix, value]): TargetBase =>
    isFields(value)
      ? {
          prefix,
          address: address(
            file,
            only(file, `the base of ${prefix}`, value, ['base', 'strip'])['base'],
          ),
          strip: String(value['strip'] ?? ''),
        }
      : { prefix, address: address(file, value), strip: '' },
  )
  const { base, prefix } = fieldsOf(top['rpc'])
  const rpc =
    base === undefined
      ? []
      : [
          {
            prefix: String(prefix ?? '').split('{')[0] || '/',
            address: address(file, base),
            strip: '',
          },
        ]
  const named = [...special, ...rpc]
  const all =
    top['base'] === undefined
      ? named
      : [...named, { prefix: '/', address: address(file, top['base']), strip: '' }]
  if (all.length === 0) throw targetError(file, 'base is missing')
  return all.sort((a, b) => b.prefix.length - a.prefix.length)
}
