import { fieldsOf, isFields, type JsonFields } from '../json.ts'
import { compositions, markedIn } from './marked-in.ts'

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
