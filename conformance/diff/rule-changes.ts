import { canonical, type JsonFields } from '../contract/json.ts'

export interface SchemaChange {
  readonly rule: string
  readonly at: string
  readonly words: string
  readonly pointer: string
}

const allTypes = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object']

const typesOf = ({ type }: JsonFields): ReadonlySet<string> => {
  const own = typeof type === 'string' ? [type] : Array.isArray(type) ? type.map(String) : allTypes
  return new Set(own.includes('number') ? [...own, 'integer'] : own)
}

const membersOf = (schema: JsonFields): readonly string[] | null =>
  Array.isArray(schema['enum'])
    ? schema['enum'].map(canonical)
    : 'const' in schema
      ? [canonical(schema['const'])]
      : null

const least = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'] as const

const most = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'] as const

export type Report = (rule: string, words: string) => void

/**
 * Reports each rule by which `narrow` rejects values of `wide`. For requests, HEAD is `narrow`; for
 * responses, BASE is.
 */
export function compareRules(
  wide: JsonFields,
  narrow: JsonFields,
  direction: 'request' | 'response',
  report: Report,
): void {
  const word = direction === 'request' ? 'is no longer accepted' : 'may now be returned'
  const lost = [...typesOf(wide)].filter((type) => !typesOf(narrow).has(type))
  if (lost.length > 0) report('type-changed', `${lost.join(', ')} ${word}`)
  const [from, to] = [membersOf(wide), membersOf(narrow)]
  const members =
    to === null ? [] : from === null ? null : from.filter((each) => !to.includes(each))
  if (members === null)
    report(
      'enum-changed',
      direction === 'request'
        ? 'only some values are accepted now'
        : 'any value may now be returned',
    )
  else if (members.length > 0)
    report(direction === 'request' ? 'enum-removed' : 'enum-added', `${members.join(', ')} ${word}`)
  for (const rule of least)
    if (
      typeof narrow[rule] === 'number' &&
      Number(wide[rule] ?? (rule.endsWith('um') ? Number.NEGATIVE_INFINITY : 0)) < narrow[rule]
    )
      report(
        'limit-changed',
        `${rule} is ${direction === 'request' ? 'higher' : 'lower, or removed'}`,
      )
  for (const rule of most)
    if (
      typeof narrow[rule] === 'number' &&
      Number(wide[rule] ?? Number.POSITIVE_INFINITY) > narrow[rule]
    )
      report(
        'limit-changed',
        `${rule} is ${direction === 'request' ? 'lower' : 'higher, or removed'}`,
      )
  for (const rule of ['pattern', 'format', 'multipleOf', 'uniqueItems'] as const)
    if (
      narrow[rule] !== undefined &&
      narrow[rule] !== false &&
      canonical(narrow[rule]) !== canonical(wide[rule])
    )
      report('limit-changed', `${rule} was changed`)
}
