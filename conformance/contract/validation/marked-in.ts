import { at, fieldsOf, listOf, type JsonFields } from '../json.ts'

export const compositions = ['allOf', 'oneOf', 'anyOf'] as const

/** A schema composes others this deep at most; deeper ones are recursive. */
const DEEPEST = 12

const followed = (root: JsonFields, value: unknown, depth = 0): JsonFields => {
  const { $ref } = fieldsOf(value)
  return typeof $ref === 'string' && $ref.startsWith('#') && depth < DEEPEST
    ? followed(root, at(root, decodeURI($ref.slice(1))), depth + 1)
    : fieldsOf(value)
}

/** The properties that a schema, or one that it is composed of, marks with a word. */
export function markedIn(root: JsonFields, schema: unknown, word: string, depth = 0): string[] {
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
