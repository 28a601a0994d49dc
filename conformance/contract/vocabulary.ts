import { fieldsOf, isFields, stepsOf, type JsonFields } from './json.ts'

/**
 * The names in a contract: fields, parameters and enum values. All other texts of a response may be
 * personal data and are not reported if it is masked.
 */
export interface Vocabulary {
  /** A pointer with `*` for names that are not in the contract. */
  path(pointer: string): string
  name(name: string): string
  has(word: string): boolean
  /** Whether reports show shapes only; otherwise all names and values are shown. */
  readonly isMasked: boolean
}

const gather = (value: unknown, words: Set<string>): void => {
  if (Array.isArray(value)) for (const each of value) gather(each, words)
  else if (isFields(value)) {
    for (const name of Object.keys(fieldsOf(value['properties']))) words.add(name)
    for (const list of [value['enum'], value['required'], [value['const']]])
      if (Array.isArray(list))
        for (const each of list) if (typeof each === 'string') words.add(each)
    if (typeof value['name'] === 'string' && typeof value['in'] === 'string')
      words.add(value['name'])
    for (const [name, each] of Object.entries(value))
      if (
        !['example', 'value', 'default', 'description'].includes(name) ||
        isFields(fieldsOf(value)[name])
      )
        if (name !== 'value' && name !== 'example') gather(each, words)
  }
}

export function vocabularyOf(
  root: JsonFields,
  more: readonly string[] = [],
  isMasked = true,
): Vocabulary {
  const words = new Set<string>(more)
  gather(root, words)
  const name = (file: string): string =>
    !isMasked || words.has(file) || /^\d{1,4}$/.test(file) ? file : '*'
  return {
    path: (pointer) =>
      stepsOf(pointer)
        .map((step) => `/${name(step)}`)
        .join('') || '/',
    name,
    has: (word) => words.has(word),
    isMasked,
  }
}
