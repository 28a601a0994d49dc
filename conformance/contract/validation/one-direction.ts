import { at, fieldsOf, isFields, listOf, type JsonFields } from '../json.ts'

const compositions = ['allOf', 'oneOf', 'anyOf'] as const

/** A schema composes others this deep at most; deeper ones are recursive. */
const DEEPEST = 12

const followed = (root: JsonFields, value: unknown, depth = 0): JsonFields => {
  const { $ref } = fieldsOf(value)
  return typeof $ref === 'string' && $ref.startsWith('#') && depth < DEEPEST
    ? followed(root, at(root, decodeURI($ref.slice(1))), depth + 1)
    : fieldsOf(value)
}

/** The properties that a schema, or one that it is composed of, marks with a word. */
const markedIn = (root: JsonFields, schema: unknown, word: string, depth = 0): string[] => {
  if (depth > DEEPEST) return []
  const own = followed(root, schema)
  return [
    ...Object.entries(fieldsOf(own['properties'])).flatMap(([name, property]) =>
      fieldsOf(property)[word] === true || followed(root, property)[word] === true ? [name] : [],
    ),
    ...compositions.flatMap((name) =>
      listOf(own[name]).flatMap((each) => markedIn(root, each, word, depth + 1)),
    ),
  ]
}

/**
 * The document as it applies to requests (`readOnly`) or responses (`writeOnly`): a property marked
 * with the word is not required there (OpenAPI 3.1, schema object), wherever it is declared.
 */
export function oneDirection(root: JsonFields, word: 'readOnly' | 'writeOnly'): JsonFields {
  const walk = (value: unknown, inherited: ReadonlySet<string>): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, new Set()))
    if (!isFields(value)) return value
    const isComposed = compositions.some((name) => Array.isArray(value[name]))
    const marked =
      'required' in value || isComposed
        ? new Set([...inherited, ...markedIn(root, value, word)])
        : inherited
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        if (name === 'required' && Array.isArray(each))
          return [name, each.filter((one) => !marked.has(String(one)))]
        if ((compositions as readonly string[]).includes(name) && Array.isArray(each))
          return [name, each.map((one) => walk(one, marked))]
        return [name, walk(each, new Set())]
      }),
    )
  }
  return fieldsOf(walk(root, new Set()))
}

/** Whether any part of a value has a field of this name that is true. */
export function marks(value: unknown, word: string): boolean {
  return Array.isArray(value)
    ? value.some((each) => marks(each, word))
    : isFields(value) &&
        (value[word] === true || Object.values(value).some((each) => marks(each, word)))
}
